import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.API_TOKEN);

const output = await client.textClassification({
    endpointUrl: "https://my.endpoints.huggingface.cloud/",
    model: "distilbert/distilbert-base-uncased-finetuned-sst-2-english",
    inputs: "I love the view from up here.",
});

console.log(output);
