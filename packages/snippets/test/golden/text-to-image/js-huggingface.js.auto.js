import { writeFile } from "node:fs/promises";
import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

const output = await client.textToImage({
    provider: "auto",
    model: "black-forest-labs/FLUX.1-schnell",
    inputs: "A lighthouse on a cliff at dusk, oil painting",
});

await writeFile("output.png", Buffer.from(await output.arrayBuffer()));
console.log("Saved output.png");
