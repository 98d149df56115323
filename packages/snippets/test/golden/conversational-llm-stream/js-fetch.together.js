const response = await fetch("https://router.huggingface.co/v1/chat/completions", {
    method: "POST",
    headers: {
        Authorization: `Bearer ${process.env.HF_TOKEN}`,
        "Content-Type": "application/json",
    },
    body: JSON.stringify({
        model: "meta-llama/Llama-3.1-8B-Instruct:together",
        messages: [{ role: "user", content: "What is the capital of Portugal?" }],
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
