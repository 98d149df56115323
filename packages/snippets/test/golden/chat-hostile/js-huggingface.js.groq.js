import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

const completion = await client.chatCompletion({
    provider: "groq",
    model: "meta-llama/Llama-3.1-8B-Instruct",
    messages: [
        {
            role: "user",
            content: "It's \"quoted\" `id` $(id) ${HOME} \\ %s !!\nsecond line\u2028third\u0000",
        },
        {
            role: "assistant",
            content: null,
            tool_calls: [
                {
                    id: "1",
                    type: "function",
                    function: { name: "now", arguments: "{\"zone\": \"it's\"}" },
                },
            ],
        },
    ],
});

console.log(completion.choices[0].message);
