import type { ObjectDetectionInput } from '@hubkit/catalog';
import { png } from './media/png.ts';

export const input: ObjectDetectionInput = { inputs: png, parameters: { threshold: 0.6 } };
