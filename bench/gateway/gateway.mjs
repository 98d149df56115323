// The gateway of a bench, with authorization, limits and a record of every call. Prints its address.
import { createGateway } from '@hubkit/gateway';
import { serveGateway } from '@hubkit/gateway/node';
import { InferenceClient } from '@hubkit/inference';
import { nodeFetch } from '@hubkit/inference/node';

const [origin] = process.argv.slice(2);
const targets = (route) => ({ targets: [{ model: 'a/b', endpointUrl: `${origin}/${route}/v1` }] });
/** Records of calls, as a ledger would write them together. */
let records = [];
const gateway = createGateway({
  client: new InferenceClient('key', { fetch: nodeFetch(), retry: false }),
  models: { plain: targets('plain'), tens: targets('tens'), hold: targets('hold') },
  authorize: (request) => (request.headers.get('authorization') === 'Bearer key' ? { id: 'bench' } : undefined),
  limits: {
    user: { requestsPerMinute: 1e9, tokensPerDay: 1e12, concurrent: 5000 },
    all: { requestsPerMinute: 1e9, costPerDay: 1e6 },
  },
  onUsage: (usage) => {
    records.push(usage);
    if (records.length === 500) records = [];
  },
});
const { url } = await serveGateway(gateway, { port: 0 });
console.log(url);
process.stdin.on('end', () => process.exit()).resume();
