import { InferenceClient } from '@huggingface/inference';
import { connectWith } from '../inference-client.mjs';

export const connect = (base) => connectWith(InferenceClient, base);
