import { EMULATOR_HUB_TOKEN, startEmulator } from '@hubkit/emulator';
import { InferenceClient } from '@hubkit/inference';

const emulator = await startEmulator();
const client = new InferenceClient(EMULATOR_HUB_TOKEN, { endpoints: emulator.endpoints });
const model = 'BAAI/bge-small-en-v1.5';
const texts = ['How to bake bread', 'Trains to Lisbon leave at noon', 'A history of the violin'];
const vectors = await client.embedMany({ model, inputs: texts });
const query = await client.featureExtraction({ model, inputs: 'When does the train leave?' });
const dot = (a: number[], b: number[]) => a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);
const similarity = (a: number[], b: number[]) => dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b));
for (const [at, vector] of vectors.entries()) console.log(similarity(query, vector).toFixed(3), texts[at]);
await emulator.close();
