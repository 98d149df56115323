const response = await fetch("https://router.huggingface.co/hf-inference/models/google/tapas-base-finetuned-wtq", {
    method: "POST",
    headers: {
        Authorization: `Bearer ${process.env.HF_TOKEN}`,
        "Content-Type": "application/json",
    },
    body: JSON.stringify({
        inputs: {
            query: "Which plant has the highest height?",
            table: {
                plant: ["Fern", "Sunflower", "Tomato"],
                height: ["48", "182", "95"],
            },
        },
    }),
});
if (!response.ok) {
    throw new Error(`${response.status} ${await response.text()}`);
}

console.log(await response.json());
