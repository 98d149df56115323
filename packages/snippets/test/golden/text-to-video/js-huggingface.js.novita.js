import { writeFile } from "node:fs/promises";
import { InferenceClient } from "@hubkit/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

const output = await client.textToVideo({
    provider: "novita",
    model: "tencent/HunyuanVideo",
    inputs: "A lighthouse in a storm, seen from a ship",
});

await writeFile("output.mp4", Buffer.from(await output.arrayBuffer()));
console.log("Saved output.mp4");
