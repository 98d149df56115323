import { startEmulator } from '@hubkit/emulator';
import { InferenceClient } from '@hubkit/inference';
import { nodeFetch } from '@hubkit/inference/node';

const emulator = await startEmulator();
// Reads HTTP_PROXY, HTTPS_PROXY and NO_PROXY; { proxy: 'http://proxy.example:3128' } names one, { proxy: false } none.
const fetch = nodeFetch({ noProxy: 'localhost,127.0.0.1,.internal' });
const client = new InferenceClient(undefined, { fetch, endpointUrl: emulator.servers.ollama });
const vectors = await client.featureExtraction({ model: 'nomic-embed-text', inputs: ['a boat', 'a ship'] });
console.log(`${vectors.length} vectors`);
await fetch.close();
await emulator.close();
