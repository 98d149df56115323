import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

const output = await client.tableQuestionAnswering({
    provider: "hf-inference",
    model: "google/tapas-base-finetuned-wtq",
    inputs: {
        query: "Which plant has the highest height?",
        table: { plant: ["Fern", "Sunflower", "Tomato"], height: ["48", "182", "95"] },
    },
});

console.log(output);
