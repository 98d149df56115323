// npm install @huggingface/transformers
import { pipeline } from "@huggingface/transformers";

const pipe = await pipeline("text-classification", "some-org/onnx");
