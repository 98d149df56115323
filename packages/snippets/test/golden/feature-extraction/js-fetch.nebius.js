const response = await fetch("https://router.huggingface.co/nebius/v1/embeddings", {
    method: "POST",
    headers: {
        Authorization: `Bearer ${process.env.HF_TOKEN}`,
        "Content-Type": "application/json",
    },
    body: JSON.stringify({
        input: "The sun is out today, so let us eat some ice cream.",
        model: "BAAI/bge-en-icl",
    }),
});
if (!response.ok) {
    throw new Error(`${response.status} ${await response.text()}`);
}

console.log(await response.json());
