import { InferenceClient } from "@hubkit/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

const output = await client.tabularClassification({
    provider: "hf-inference",
    model: "templates/tabular-classification",
    inputs: {
        data: {
            Height: ["11.52", "12.48"],
            Length1: ["23.2", "24.0"],
            Length2: ["25.4", "26.3"],
            Species: ["Bream", "Bream"],
        },
    },
});

console.log(output);
