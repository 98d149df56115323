import { writeFile } from "node:fs/promises";

const response = await fetch("https://router.huggingface.co/nebius/v1/images/generations", {
    method: "POST",
    headers: {
        Authorization: `Bearer ${process.env.HF_TOKEN}`,
        "Content-Type": "application/json",
    },
    body: JSON.stringify({
        response_format: "b64_json",
        prompt: "A lighthouse on a cliff at dusk, oil painting",
        model: "black-forest-labs/flux-schnell",
    }),
});
if (!response.ok) {
    throw new Error(`${response.status} ${await response.text()}`);
}

const result = await response.json();
await writeFile("output.png", Buffer.from(result.data[0].b64_json, "base64"));
console.log("Saved output.png");
