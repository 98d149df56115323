import { readFile, writeFile } from "node:fs/promises";

const image = await readFile("lighthouse.png", "base64");

const response = await fetch("https://router.huggingface.co/replicate/v1/models/black-forest-labs/flux-kontext-dev/predictions", {
    method: "POST",
    headers: {
        Authorization: `Bearer ${process.env.HF_TOKEN}`,
        "Content-Type": "application/json",
        Prefer: "wait",
    },
    body: JSON.stringify({
        input: {
            image: `data:image/png;base64,${image}`,
            images: [`data:image/png;base64,${image}`],
            input_image: `data:image/png;base64,${image}`,
            input_images: [`data:image/png;base64,${image}`],
            prompt: "The same scene in winter, with snow on the roofs",
        },
    }),
});
if (!response.ok) {
    throw new Error(`${response.status} ${await response.text()}`);
}

const job = (await response.json()).id;
const statusUrl = `https://router.huggingface.co/replicate/v1/predictions/${job}`;
const poll = { headers: { Authorization: `Bearer ${process.env.HF_TOKEN}` } };

let state;
while (true) {
    state = await fetch(statusUrl, poll);
    if (!state.ok) {
        throw new Error(`${state.status} ${await state.text()}`);
    }
    const status = (await state.clone().json()).status;
    if (["succeeded"].includes(status)) break;
    if (["failed", "canceled", "aborted"].includes(status)) {
        throw new Error(`The job ended with ${status}: ${await state.text()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 1000));
}

const result = await state.json();
const file = await fetch([result.output].flat()[0]);
if (!file.ok) {
    throw new Error(`${file.status} ${await file.text()}`);
}
await writeFile("output.png", Buffer.from(await file.arrayBuffer()));
console.log("Saved output.png");
