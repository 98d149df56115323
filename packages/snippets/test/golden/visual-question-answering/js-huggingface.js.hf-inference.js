import { readFile } from "node:fs/promises";
import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

const image = new Blob([await readFile("lighthouse.png")], { type: "image/png" });

const output = await client.visualQuestionAnswering({
    provider: "hf-inference",
    model: "dandelin/vilt-b32-finetuned-vqa",
    inputs: { image, question: "What is in the picture?" },
});

console.log(output);
