import { writeFile } from "node:fs/promises";
import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

// Keeps Node running while the client waits for the job
const timer = setInterval(() => {}, 60_000);
const output = await client.textToImage({
    provider: "zai-org",
    model: "zai-org/CogView4-6B",
    inputs: "A lighthouse on a cliff at dusk, oil painting",
}).finally(() => clearInterval(timer));

await writeFile("output.png", Buffer.from(await output.arrayBuffer()));
console.log("Saved output.png");
