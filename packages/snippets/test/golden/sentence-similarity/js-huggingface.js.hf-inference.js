import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

const output = await client.sentenceSimilarity({
    provider: "hf-inference",
    model: "sentence-transformers/all-MiniLM-L6-v2",
    inputs: {
        source_sentence: "The sea is calm.",
        sentences: [
            "The sea is quiet today.",
            "There are hardly any waves.",
            "He likes bread.",
        ],
    },
});

console.log(output);
