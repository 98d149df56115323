import { readFile } from "node:fs/promises";

const response = await fetch("https://router.huggingface.co/hf-inference/models/briaai/RMBG-2.0", {
    method: "POST",
    headers: {
        Authorization: `Bearer ${process.env.HF_TOKEN}`,
        "Content-Type": "image/png",
    },
    body: await readFile("lighthouse.png"),
});
if (!response.ok) {
    throw new Error(`${response.status} ${await response.text()}`);
}

console.log(await response.json());
