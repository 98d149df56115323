import { InferenceClient } from '@hubkit/inference';
import { connectWith } from '../inference-client.mjs';

export const connect = (base) => connectWith(InferenceClient, base);
