import { InferenceClient, InferenceClientError, InferenceClientProviderApiError } from '@huggingface/inference';

const client = new InferenceClient('hf_0000000nocredits');
try {
  await client.chatCompletion({
    provider: 'groq',
    model: 'meta-llama/Llama-3.1-8B-Instruct',
    messages: [{ role: 'user', content: 'Hello' }],
  });
} catch (error) {
  if (!(error instanceof InferenceClientError)) throw error;
  console.log(error instanceof InferenceClientProviderApiError && error.httpResponse.status);
}

const unknown = client.textClassification({ provider: 'groq' as 'hf-inference', model: 'a/b', inputs: 'Fine!' });
await unknown.catch((error: unknown) => console.log(error instanceof InferenceClientError));
