const response = await fetch("https://router.huggingface.co/v1/chat/completions", {
    method: "POST",
    headers: {
        Authorization: `Bearer ${process.env.HF_TOKEN}`,
        "Content-Type": "application/json",
    },
    body: JSON.stringify({
        model: "meta-llama/Llama-3.2-11B-Vision-Instruct:fireworks-ai",
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
    }),
});
if (!response.ok) {
    throw new Error(`${response.status} ${await response.text()}`);
}

const completion = await response.json();
console.log(completion.choices[0].message);
