// A worker whose calls respond at once: `node redis-worker.mjs <url of Redis>`
import { bulkWorker, redisQueue } from '@hubkit/bulk';
import { InferenceClient } from '@hubkit/inference';

const answer = {
  id: '1',
  created: 1,
  model: 'm',
  choices: [{ index: 0, message: { role: 'assistant', content: 'positive' }, finish_reason: 'stop' }],
  usage: { prompt_tokens: 60, completion_tokens: 1, total_tokens: 61 },
};
const fetch = async () => Response.json(answer);
const client = new InferenceClient('sk-bench', { endpointUrl: 'http://127.0.0.1:1/v1', fetch });
await bulkWorker(redisQueue({ url: process.argv[2] }), { connect: () => ({ client }) });
process.send('ready');
