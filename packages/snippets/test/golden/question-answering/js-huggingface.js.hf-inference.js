import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

const output = await client.questionAnswering({
    provider: "hf-inference",
    model: "google-bert/bert-large-uncased-whole-word-masking-finetuned-squad",
    inputs: {
        question: "Where does Nora live?",
        context: "My name is Nora and I live in Lisbon.",
    },
});

console.log(output);
