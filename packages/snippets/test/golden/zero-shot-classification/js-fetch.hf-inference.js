const response = await fetch("https://router.huggingface.co/hf-inference/models/facebook/bart-large-mnli", {
    method: "POST",
    headers: {
        Authorization: `Bearer ${process.env.HF_TOKEN}`,
        "Content-Type": "application/json",
    },
    body: JSON.stringify({
        inputs: "The lamp I ordered last week arrived broken. Please send me my money back.",
        parameters: { candidate_labels: ["refund", "invoice", "praise"] },
    }),
});
if (!response.ok) {
    throw new Error(`${response.status} ${await response.text()}`);
}

console.log(await response.json());
