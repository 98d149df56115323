import { readFile, writeFile } from "node:fs/promises";

const image = await readFile("lighthouse.png", "base64");

const response = await fetch("https://router.huggingface.co/hf-inference/models/black-forest-labs/FLUX.1-Kontext-dev", {
    method: "POST",
    headers: {
        Authorization: `Bearer ${process.env.HF_TOKEN}`,
        "Content-Type": "application/json",
    },
    body: JSON.stringify({
        inputs: image,
        parameters: { prompt: "The same scene in winter, with snow on the roofs" },
    }),
});
if (!response.ok) {
    throw new Error(`${response.status} ${await response.text()}`);
}

await writeFile("output.png", Buffer.from(await response.arrayBuffer()));
console.log("Saved output.png");
