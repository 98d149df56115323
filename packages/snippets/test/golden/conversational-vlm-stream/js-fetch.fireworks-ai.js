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
        stream: true,
    }),
});
if (!response.ok) {
    throw new Error(`${response.status} ${await response.text()}`);
}

let rest = "";
for await (const text of response.body.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + text).split("\n");
    rest = lines.pop();
    for (const line of lines) {
        const event = line.startsWith("data:") ? line.slice("data:".length).trim() : "";
        if (event === "" || event === "[DONE]") continue;
        process.stdout.write(JSON.parse(event).choices[0]?.delta.content ?? "");
    }
}
