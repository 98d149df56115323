import { InferenceClient } from "@hubkit/inference";

const client = new InferenceClient(process.env.API_TOKEN);

const output = await client.textClassification({
    endpointUrl: "https://my.endpoints.huggingface.cloud/",
    model: "distilbert/distilbert-base-uncased-finetuned-sst-2-english",
    inputs: "I am very fond of you. I like you.",
});

console.log(output);
