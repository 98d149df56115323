import { OpenAI } from "openai";

const client = new OpenAI({
    baseURL: "https://router.huggingface.co/v1",
    apiKey: process.env.HF_TOKEN,
});

const completion = await client.chat.completions.create({
    model: "meta-llama/Llama-3.1-8B-Instruct:groq",
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
