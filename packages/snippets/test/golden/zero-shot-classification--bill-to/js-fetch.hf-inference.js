const response = await fetch("https://router.huggingface.co/hf-inference/models/facebook/bart-large-mnli", {
    method: "POST",
    headers: {
        Authorization: `Bearer ${process.env.HF_TOKEN}`,
        "Content-Type": "application/json",
        "X-HF-Bill-To": "huggingface",
    },
    body: JSON.stringify({
        inputs: "Hello, last week I ordered a lamp in your shop, but it arrived broken. Please send me my money back.",
        parameters: { candidate_labels: ["refund", "legal", "faq"] },
    }),
});
if (!response.ok) {
    throw new Error(`${response.status} ${await response.text()}`);
}

console.log(await response.json());
