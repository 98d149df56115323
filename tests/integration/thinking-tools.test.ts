import { describe, expect, it } from 'vitest';
import { asSent, callersIn, type Exchange, emulator, recordedNet } from './thinking/exchanges.ts';
import { SERVICES } from './thinking/services.ts';
import { USERS, withRuns } from './thinking/users.ts';

describe.each(Object.entries(SERVICES))('three steps with tools, twice: %s', (_, service) => {
  it.each(Object.entries(USERS))('%s', async (_, use) => {
    const net = recordedNet(service);
    const { exchanges } = net;
    const answers = await use(net, service);
    expect(exchanges.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    for (const answer of answers) expect(answer).toContain('4');

    // What the service wrote beside each call comes back in every later request of the turn.
    const [first, second, third, fourth, fifth, last] = exchanges as readonly Exchange[];
    const written = [first, second, fourth, fifth].map((exchange) => exchange?.thoughts ?? '');
    expect(written).not.toContain('');
    const sent = (exchange: Exchange | undefined) => callersIn(exchange).map(service.returned ?? service.thoughts);
    expect(sent(third)).toEqual(written.slice(0, 2));
    expect(sent(last).slice(2)).toEqual(written.slice(2));
  });

  it('control: without the thoughts', async () => {
    const net = recordedNet(service);
    await withRuns({})(net, service);
    const { url, headers, body } = net.exchanges[2] as Exchange;
    const messages = body.messages.map((message) => (message.role === 'assistant' ? service.strip(message) : message));
    const send = (sent: object) =>
      emulator.fetch(new Request(url, { method: 'POST', headers, body: JSON.stringify(asSent({ ...body, ...sent })) }));
    expect((await send({})).status).toBe(200);
    const response = await send({ messages });
    expect(response.status).toBe(service.refusal ? 400 : 200);
    if (service.refusal) expect((await response.text()).replaceAll('\\', '')).toMatch(service.refusal);
  });
});
