import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

const completion = await client.chatCompletion({
    provider: "hf-inference",
    model: "meta-llama/Llama-3.2-11B-Vision-Instruct",
    messages: [
        {
            role: "user",
            content: [
                { type: "text", text: "Describe what this picture shows, briefly." },
                {
                    type: "image_url",
                    image_url: { url: "https://cdn.britannica.com/61/93061-050-99147DCE/Statue-of-Liberty-Island-New-York-Bay.jpg" },
                },
            ],
        },
    ],
});

console.log(completion.choices[0].message);
