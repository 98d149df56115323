import { writeFile } from "node:fs/promises";

const response = await fetch("https://router.huggingface.co/hf-inference/models/black-forest-labs/FLUX.1-schnell", {
    method: "POST",
    headers: {
        Authorization: `Bearer ${process.env.HF_TOKEN}`,
        "Content-Type": "application/json",
    },
    body: JSON.stringify({
        inputs: "A lighthouse on a cliff at dusk, oil painting",
    }),
});
if (!response.ok) {
    throw new Error(`${response.status} ${await response.text()}`);
}

await writeFile("output.png", Buffer.from(await response.arrayBuffer()));
console.log("Saved output.png");
