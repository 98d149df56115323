import { writeFile } from "node:fs/promises";

const response = await fetch("https://queue.fal.run/fal-ai/flux/schnell", {
    method: "POST",
    headers: {
        Authorization: `Key ${process.env.FAL_AI_API_KEY}`,
        "Content-Type": "application/json",
    },
    body: JSON.stringify({
        prompt: "A lighthouse on a cliff at dusk, oil painting",
    }),
});
if (!response.ok) {
    throw new Error(`${response.status} ${await response.text()}`);
}

const job = (await response.json()).request_id;
const statusUrl = `https://queue.fal.run/fal-ai/flux/requests/${job}/status?logs=1`;
const poll = { headers: { Authorization: `Key ${process.env.FAL_AI_API_KEY}` } };

let state;
while (true) {
    state = await fetch(statusUrl, poll);
    if (!state.ok) {
        throw new Error(`${state.status} ${await state.text()}`);
    }
    const status = (await state.clone().json()).status;
    if (["COMPLETED"].includes(status)) break;
    if (["FAILED", "ERROR", "CANCELED", "CANCELLED"].includes(status)) {
        throw new Error(`The job ended with ${status}: ${await state.text()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 1000));
}

const finished = await fetch(`https://queue.fal.run/fal-ai/flux/requests/${job}`, poll);
if (!finished.ok) {
    throw new Error(`${finished.status} ${await finished.text()}`);
}

const result = await finished.json();
const file = await fetch(result.images[0].url);
if (!file.ok) {
    throw new Error(`${file.status} ${await file.text()}`);
}
await writeFile("output.png", Buffer.from(await file.arrayBuffer()));
console.log("Saved output.png");
