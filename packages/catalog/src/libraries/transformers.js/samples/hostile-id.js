// npm install @huggingface/transformers
import { pipeline } from "@huggingface/transformers";

const pipe = await pipeline("text-classification", "evil/\"'`$(touch x)\\\n{id}");
