import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

const stream = client.chatCompletionStream({
    provider: "together",
    model: "meta-llama/Llama-3.1-8B-Instruct",
    messages: [{ role: "user", content: "What is the capital of Portugal?" }],
}, { billTo: "some-org" });

for await (const chunk of stream) {
    process.stdout.write(chunk.choices[0]?.delta.content ?? "");
}
