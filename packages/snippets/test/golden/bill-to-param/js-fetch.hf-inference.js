const response = await fetch("https://router.huggingface.co/v1/chat/completions", {
    method: "POST",
    headers: {
        Authorization: `Bearer ${process.env.HF_TOKEN}`,
        "Content-Type": "application/json",
        "X-HF-Bill-To": "huggingface",
    },
    body: JSON.stringify({
        model: "meta-llama/Llama-3.1-8B-Instruct:hf-inference",
        messages: [{ role: "user", content: "What is the capital of Portugal?" }],
    }),
});
if (!response.ok) {
    throw new Error(`${response.status} ${await response.text()}`);
}

const completion = await response.json();
console.log(completion.choices[0].message);
