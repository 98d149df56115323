const response = await fetch("https://router.huggingface.co/hf-inference/models/distilbert/distilbert-base-uncased-finetuned-sst-2-english", {
    method: "POST",
    headers: {
        Authorization: `Bearer ${process.env.HF_TOKEN}`,
        "Content-Type": "application/json",
    },
    body: JSON.stringify({
        inputs: "I love the view from up here.",
    }),
});
if (!response.ok) {
    throw new Error(`${response.status} ${await response.text()}`);
}

console.log(await response.json());
