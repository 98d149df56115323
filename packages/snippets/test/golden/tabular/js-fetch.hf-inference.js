const response = await fetch("https://router.huggingface.co/hf-inference/models/templates/tabular-classification", {
    method: "POST",
    headers: {
        Authorization: `Bearer ${process.env.HF_TOKEN}`,
        "Content-Type": "application/json",
    },
    body: JSON.stringify({
        inputs: { data: { height_cm: ["12", "48", "95"], leaves: ["4", "11", "23"] } },
    }),
});
if (!response.ok) {
    throw new Error(`${response.status} ${await response.text()}`);
}

console.log(await response.json());
