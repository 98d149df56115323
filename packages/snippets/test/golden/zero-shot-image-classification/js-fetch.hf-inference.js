import { readFile } from "node:fs/promises";

const image = await readFile("lighthouse.png", "base64");

const response = await fetch("https://router.huggingface.co/hf-inference/models/openai/clip-vit-large-patch14", {
    method: "POST",
    headers: {
        Authorization: `Bearer ${process.env.HF_TOKEN}`,
        "Content-Type": "application/json",
    },
    body: JSON.stringify({
        inputs: { image },
        parameters: { candidate_labels: ["lighthouse", "tree", "cat"] },
    }),
});
if (!response.ok) {
    throw new Error(`${response.status} ${await response.text()}`);
}

console.log(await response.json());
