import { writeFile } from "node:fs/promises";

const response = await fetch("https://api.us1.bfl.ai/v1/flux-dev", {
    method: "POST",
    headers: {
        "x-key": process.env.BLACK_FOREST_LABS_API_KEY,
        "Content-Type": "application/json",
    },
    body: JSON.stringify({
        prompt: "A lighthouse on a cliff at dusk, oil painting",
    }),
});
if (!response.ok) {
    throw new Error(`${response.status} ${await response.text()}`);
}

const address = (await response.json()).polling_url;
const poll = { headers: { "x-key": process.env.BLACK_FOREST_LABS_API_KEY } };

let state;
while (true) {
    state = await fetch(address, poll);
    if (!state.ok) {
        throw new Error(`${state.status} ${await state.text()}`);
    }
    const status = (await state.clone().json()).status;
    if (["Ready"].includes(status)) break;
    if (["Error", "Failed", "Request Moderated", "Content Moderated", "Task not found"].includes(status)) {
        throw new Error(`The job ended with ${status}: ${await state.text()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 1000));
}

const result = await state.json();
const file = await fetch(result.result.sample);
if (!file.ok) {
    throw new Error(`${file.status} ${await file.text()}`);
}
await writeFile("output.png", Buffer.from(await file.arrayBuffer()));
console.log("Saved output.png");
