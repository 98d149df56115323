import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

const completion = await client.chatCompletion({
    provider: "groq",
    model: "meta-llama/Llama-3.1-8B-Instruct",
    messages: [{ role: "user", content: "What is the capital of Portugal?" }],
    temperature: 0,
    max_tokens: 512,
    top_p: 0.95,
});

console.log(completion.choices[0].message);
