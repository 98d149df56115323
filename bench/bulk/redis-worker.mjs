// A worker whose calls respond at once: `node redis-worker.mjs <url of Redis>`
import { bulkWorker, redisQueue } from '@hubkit/bulk';
import { InferenceClient } from '@hubkit/inference';
import { answer } from './rows.mjs';

const fetch = async () => Response.json(answer);
const client = new InferenceClient('sk-bench', { endpointUrl: 'http://127.0.0.1:1/v1', fetch });
await bulkWorker(redisQueue({ url: process.argv[2], secret: 'secret of the bench' }), { connect: () => ({ client }) });
process.send('ready');
