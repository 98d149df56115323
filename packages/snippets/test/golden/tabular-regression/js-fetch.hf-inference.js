const response = await fetch("https://router.huggingface.co/hf-inference/models/templates/tabular-regression", {
    method: "POST",
    headers: {
        Authorization: `Bearer ${process.env.HF_TOKEN}`,
        "Content-Type": "application/json",
    },
    body: JSON.stringify({
        inputs: {
            data: {
                Height: ["11.52", "12.48"],
                Length1: ["23.2", "24.0"],
                Length2: ["25.4", "26.3"],
                Species: ["Bream", "Bream"],
            },
        },
    }),
});
if (!response.ok) {
    throw new Error(`${response.status} ${await response.text()}`);
}

console.log(await response.json());
