import { readFile } from "node:fs/promises";

const image = await readFile("invoice.png", "base64");

const response = await fetch("https://router.huggingface.co/hf-inference/models/impira/layoutlm-invoices", {
    method: "POST",
    headers: {
        Authorization: `Bearer ${process.env.HF_TOKEN}`,
        "Content-Type": "application/json",
    },
    body: JSON.stringify({
        inputs: { image, question: "What is the total?" },
    }),
});
if (!response.ok) {
    throw new Error(`${response.status} ${await response.text()}`);
}

console.log(await response.json());
