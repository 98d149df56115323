import { createGateway, GatewayError } from '@hubkit/gateway';
import { InferenceClient } from '@hubkit/inference';

/** Sessions by their cookie. */
const sessions = new Map([['session=abc', { name: 'ada', isPaying: true }]]);

const gateway = createGateway({
  client: new InferenceClient(process.env.HF_TOKEN),
  models: ['meta-llama/Llama-3.1-8B-Instruct', 'black-forest-labs/FLUX.1-dev'],
  authorize(request) {
    const person = sessions.get(request.headers.get('cookie') ?? '');
    if (!person) return undefined;
    if (!person.isPaying) throw new GatewayError('FORBIDDEN', 'Your subscription has ended.');
    return { id: person.name, tasks: ['conversational'], limits: { requestsPerMinute: 20 } };
  },
  limits: { user: { tokensPerDay: 100_000 }, all: { requestsPerMinute: 600 } },
});

const models = await gateway(new Request('https://example.com/v1/models', { headers: { cookie: 'session=abc' } }));
const stranger = await gateway(new Request('https://example.com/v1/models'));
console.log(models.status, stranger.status);
