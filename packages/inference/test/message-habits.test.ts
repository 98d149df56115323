import { imagesOf, reasoningOf, refusalOf, textOf, toolCallsOf } from '@hubkit/messages';
import { describe, expect, it } from 'vitest';
import { CALL_HABITS, chunksOfCalls, MESSAGE_HABITS } from '../../../tests/support/message-habits.ts';
import { defineTool, InferenceClient, InferenceError, toolApprovals, toolParts } from '../src/index.ts';

const ARGS = { model: 'm', messages: [{ role: 'user', content: 'Hi' }] };
const bytesOf = (chunks: readonly object[]) => chunks.map((one) => `data: ${JSON.stringify(one)}\n\n`).join('');
const event = (delta: object, more: object = {}) =>
  bytesOf([{ choices: [{ index: 0, delta, finish_reason: null, ...more }] }]);
const called = (message: unknown) =>
  toolCallsOf(message).map(({ name, arguments: text }) => ({ name, args: JSON.parse(text) }));

/** A client of an own server that gives scripted bodies: text is a stream, an object a whole answer. */
function clientOf(bodies: readonly (string | object)[]) {
  const requests: { readonly messages: readonly Record<string, unknown>[]; readonly [name: string]: unknown }[] = [];
  const fetch = async (_: unknown, init?: RequestInit) => {
    requests.push(JSON.parse(String(init?.body)));
    const body = bodies[Math.min(requests.length, bodies.length) - 1];
    if (typeof body === 'object') return Response.json(body, { status: 'status' in body ? Number(body.status) : 200 });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  };
  const client = new InferenceClient(undefined, { endpointUrl: 'http://h.example/v1', fetch, retry: false });
  return { client, requests };
}

const noted: unknown[] = [];
const tool = (name: string, more: object = {}) =>
  defineTool({
    name,
    parameters: { type: 'object' },
    run(args: unknown) {
      noted.push(args);
      return `result of ${name}`;
    },
    ...more,
  });
const whole = (message: object, finish_reason = 'stop') => ({
  choices: [{ index: 0, finish_reason, message: { role: 'assistant', ...message } }],
  usage: { prompt_tokens: 9, completion_tokens: 9, total_tokens: 18 },
});
const callOf = (name: string, id = name) => ({ id, type: 'function', function: { name, arguments: '{}' } });

describe('a streamed chat', () => {
  it.each(Object.entries(MESSAGE_HABITS))('is joined, and read, as it was written: %s', async (_, { chunks, says }) => {
    const { client } = clientOf([bytesOf(chunks)]);
    const { choices } = await client.chatCompletionStream(ARGS).final();
    const message = choices[0]?.message;
    const { repeats: _repeats, ...said } = says;
    expect({
      text: message?.content ?? '',
      reasoning: reasoningOf(message) || undefined,
      calls: called(message),
      refusal: refusalOf(message),
      images: imagesOf(message),
      finish: choices[0]?.finish_reason,
    }).toEqual({ reasoning: undefined, calls: [], refusal: undefined, images: [], finish: 'stop', ...said });

    let text = '';
    let reasoning = '';
    const calls: object[] = [];
    for await (const event of client.chatCompletionStream(ARGS).events()) {
      if (event.type === 'text') text += event.text;
      if (event.type === 'reasoning') reasoning += event.text;
      if (event.type === 'tool-call') calls.push({ name: event.call.name, args: JSON.parse(event.call.arguments) });
    }
    expect({ text, reasoning, calls }).toEqual({
      text: says.text,
      reasoning: says.reasoning ?? '',
      calls: says.calls ?? [],
    });
    for await (const piece of client.chatCompletionStream(ARGS).text()) expect(typeof piece).toBe('string');
  });

  it.each(Object.entries(MESSAGE_HABITS))('goes back as it came: %s', async (_, { chunks, says }) => {
    const { client, requests } = clientOf([bytesOf(chunks), event({ content: 'ok' }, { finish_reason: 'stop' })]);
    const tools = ['one', 'two', 'now'].map((name) => tool(name));
    const { messages } = await client.runTools({ ...ARGS, tools, onChunk() {} });
    expect(messages[1]).toMatchObject({ role: 'assistant', ...says.repeats });
    if (says.calls) expect(requests[1]?.messages[1]).toEqual(messages[1]);
  });

  it.each(Object.entries(CALL_HABITS))('has the calls that were written: %s', async (_, habit) => {
    const calls = ['Oslo', 'Rome'].map((city) => ({ name: 'find', args: { city } }));
    const { client } = clientOf([bytesOf(chunksOfCalls(habit, calls))]);
    expect(called((await client.chatCompletionStream(ARGS).final()).choices[0]?.message)).toEqual(calls);
  });

  it('has all members in its final() result', async () => {
    const bytes =
      event({ reasoning_content: 'R', content: 'A' }) +
      event({ content: 'B', annotations: [{ type: 'url_citation' }] }, { logprobs: { content: [{ token: 'B' }] } }) +
      event({}, { finish_reason: 'stop' }).replace('{"choices"', '{"system_fingerprint":"fp","choices"');
    const final = await clientOf([bytes]).client.chatCompletionStream(ARGS).final();
    expect(final.system_fingerprint).toBe('fp');
    expect(final.usage).toBeUndefined();
    expect(final.choices[0]).toMatchObject({
      logprobs: { content: [{ token: 'B' }] },
      message: { content: 'AB', reasoning_content: 'R', annotations: [{ type: 'url_citation' }] },
    });
  });
});

describe('a failure at status 200', () => {
  const error = { code: 502, message: 'upstream lost' };
  const failed = {
    choices: [{ index: 0, finish_reason: 'error', error, message: { role: 'assistant', content: '' } }],
  };
  const half = event({ content: 'Half' });
  const ok = whole({ content: 'ok' });

  it('in a choice is an error, and another target is tried', async () => {
    const { client } = clientOf([failed, ok]);
    await expect(client.chatCompletion(ARGS)).rejects.toThrow('upstream lost');
    const again = clientOf([failed, ok]).client.chatCompletion(
      { ...ARGS, fallbacks: [{ model: 'other', endpointUrl: 'http://i.example/v1' }] },
      { failover: true },
    );
    expect((await again).choices[0]?.message.content).toBe('ok');
  });

  it.each([
    ['an error in a choice', event({ content: '' }, { finish_reason: 'error', error })],
    ['a finish reason alone', event({}, { finish_reason: 'network_error' })],
    ['a field of the name error', 'error: {"code":400,"message":"prompt is longer than the context"}\n\n'],
  ])('in a stream is an error with the text so far: %s', async (_, end) => {
    for (const bytes of [half + end, `${half}${end}data: [DONE]\n\n`]) {
      const failure = await clientOf([bytes])
        .client.chatCompletionStream(ARGS)
        .final()
        .catch((caught: unknown) => caught);
      expect(InferenceError.is(failure) && failure.partial?.text).toBe('Half');
      expect(String(failure)).toMatch(/upstream lost|network_error|longer than the context/);
    }
  });

  it('is no empty finish reason', async () => {
    const cut = event({ content: 'a' }, { finish_reason: '' });
    await expect(clientOf([cut]).client.chatCompletionStream(ARGS).final()).rejects.toMatchObject({
      code: 'STREAM_INTERRUPTED',
    });
    const ended = event({ content: 'a' }, { finish_reason: 'stop' }) + event({}, { finish_reason: '' });
    const { choices } = await clientOf([ended]).client.chatCompletionStream(ARGS).final();
    expect(choices[0]?.finish_reason).toBe('stop');
  });
});

describe('another target', () => {
  it.each([
    ['https://api.groq.com/openai/v1', { reasoning: 'R' }],
    ['https://api.cerebras.ai/v1', {}],
    ['https://an.unknown.example/v1', { reasoning_content: 'R', extra_content: { google: 1 } }],
  ])('gets the reasoning of earlier messages in its own form: %s', async (endpointUrl, own) => {
    const { client, requests } = clientOf([{ status: 503 }, whole({ content: 'ok' })]);
    const asked = { role: 'user', content: 'Hi' };
    const message = { role: 'assistant', content: 'a', reasoning_content: 'R', extra_content: { google: 1 } };
    const args = { ...ARGS, messages: [asked, message, asked], fallbacks: [{ endpointUrl }] };
    await client.chatCompletion(args, { failover: true });
    expect(requests.map(({ messages }) => messages[1])).toEqual([message, { role: 'assistant', content: 'a', ...own }]);
  });
});

describe('a run of tools', () => {
  it('repeats reasoning, signatures and unknown members', async () => {
    const call = { ...callOf('find'), extra_content: { google: { thought_signature: 'SIG' } } };
    const message = { content: null, reasoning_content: 'R', mood: 'calm', tool_calls: [call] };
    const { client, requests } = clientOf([whole(message, 'tool_calls'), whole({ content: 'ok' })]);
    await client.runTools({ ...ARGS, tools: [tool('find')] });
    expect(requests[1]?.messages[1]).toEqual({ role: 'assistant', ...message });
  });

  it.each(['length', 'content_filter'])('runs no call that was cut off by %s', async (finish) => {
    noted.length = 0;
    const cut = { ...callOf('remove'), function: { name: 'remove', arguments: '' } };
    const { client, requests } = clientOf([whole({ content: 'I do.', tool_calls: [cut] }, finish)]);
    const run = await client.runTools({ ...ARGS, tools: [tool('remove')] });
    expect([run.stopReason, run.content, noted, requests.length]).toEqual([finish, 'I do.', [], 1]);
    expect(run.messages.at(-1)).toEqual({ role: 'assistant', content: 'I do.' });
  });

  it('that fails has the steps before', async () => {
    const step = whole({ content: null, tool_calls: [callOf('find')] }, 'tool_calls');
    const { client } = clientOf([step, step, { status: 400, error: { message: 'refused' } }]);
    const failure = await client.runTools({ ...ARGS, tools: [tool('find')] }).catch((caught: unknown) => caught);
    expect(failure).toMatchObject({ steps: { length: 2 }, messages: { length: 5 }, usage: { total_tokens: 36 } });
    expect(JSON.stringify(failure)).not.toContain('result of find');
  });

  it('changes a request by prepareStep, and not the conversation', async () => {
    const { client, requests } = clientOf([
      whole({ content: null, tool_calls: [callOf('find')] }, 'tool_calls'),
      whole({ content: 'ok' }),
    ]);
    const seen: number[] = [];
    const run = await client.runTools({
      ...ARGS,
      tools: [tool('find')],
      prepareStep({ index, messages }) {
        seen.push(messages.length);
        return index === 0
          ? undefined
          : { model: 'large', tools: [tool('other')], tool_choice: 'auto', messages: messages.slice(-1) };
      },
    });
    expect(requests.map(({ model, messages, tool_choice }) => [model, messages.length, tool_choice])).toEqual([
      ['m', 1, undefined],
      ['large', 1, 'auto'],
    ]);
    expect(requests[1]?.tools).toMatchObject([{ function: { name: 'other' } }]);
    expect([seen, run.messages.length]).toEqual([[1, 3], 4]);
  });

  it('sends content parts of a tool', async () => {
    const { client, requests } = clientOf([
      whole({ content: null, tool_calls: [callOf('draw')] }, 'tool_calls'),
      whole({ content: 'ok' }),
    ]);
    const parts = [
      { type: 'text', text: 'A pixel' },
      { type: 'image_url', image_url: { url: 'data:image/png;base64,AA==' } },
    ];
    const { steps } = await client.runTools({ ...ARGS, tools: [tool('draw', { run: () => toolParts(...parts) })] });
    expect(requests[1]?.messages[2]?.content).toEqual(parts);
    expect(steps[0]?.outcomes[0]).toMatchObject({ content: 'A pixel', parts });
  });
});

describe('a call that needs approval', () => {
  const calls = [callOf('remove', 'a'), callOf('find', 'b')];
  const scripts = [whole({ content: null, tool_calls: calls }, 'tool_calls'), whole({ content: 'ok' })];
  const tools = [tool('remove', { needsApproval: true }), tool('find', { needsApproval: () => false })];

  it('ends the run, and runs once it is approved', async () => {
    noted.length = 0;
    const { client, requests } = clientOf(scripts);
    const first = await client.runTools({ ...ARGS, tools });
    expect([first.stopReason, first.pending.map(({ call }) => call.id), noted]).toEqual(['approval', ['a'], []]);
    const stored = JSON.parse(JSON.stringify(first.messages));
    const next = await client.runTools({
      ...ARGS,
      messages: stored,
      tools,
      decisions: [{ id: 'a', isApproved: true }],
    });
    expect([next.stopReason, next.content, noted.length, requests.length]).toEqual(['answer', 'ok', 2, 2]);
    expect(next.messages.map(({ role, content }) => content ?? role)).toEqual([
      'Hi',
      'assistant',
      'result of remove',
      'result of find',
      'ok',
    ]);
  });

  it('does not run when it is denied, and the model reads the reason', async () => {
    const { client } = clientOf(scripts);
    const { messages } = await client.runTools({ ...ARGS, tools });
    noted.length = 0;
    const decisions = [{ id: 'a', isApproved: false, reason: 'Not today.' }];
    const next = await client.runTools({ ...ARGS, messages: [...messages], tools, decisions });
    expect(noted).toHaveLength(1);
    expect(next.messages[2]?.content).toBe('The user has denied this call. Not today.');
  });

  it('waits while there is no decision about it', async () => {
    const { client } = clientOf(scripts);
    const { messages } = await client.runTools({ ...ARGS, tools });
    const next = await client.runTools({ ...ARGS, messages: [...messages], tools, decisions: [] });
    expect([next.stopReason, next.pending.length]).toEqual(['approval', 1]);
  });

  it('is sealed, so that a page can neither change nor repeat it', async () => {
    noted.length = 0;
    let time = 0;
    const approvals = toolApprovals({ secret: 'a secret of the server', expiresMs: 1000, now: () => time });
    const { client } = clientOf([scripts[0] as object]);
    const { messages, pending } = await client.runTools({ ...ARGS, tools, approvals });
    const decisions = [{ id: 'a', isApproved: true, seal: pending[0]?.seal ?? '' }];
    const goOn = (changed: object = {}, own = decisions, other = approvals) =>
      clientOf([whole({ content: 'ok' })]).client.runTools({
        ...ARGS,
        messages: JSON.parse(
          JSON.stringify(messages).replace(
            '"arguments":"{}"',
            `"arguments":${JSON.stringify(JSON.stringify(changed))}`,
          ),
        ),
        tools,
        decisions: own,
        approvals: other,
      });
    await expect(goOn({ path: '/' })).rejects.toThrow('the call was changed');
    await expect(goOn({}, [{ id: 'a', isApproved: true, seal: '' }])).rejects.toThrow('its seal is missing');
    const another = toolApprovals({ secret: 'another secret of a server' });
    await expect(goOn({}, decisions, another)).rejects.toThrow('the call was changed');
    time = 1001;
    await expect(goOn()).rejects.toThrow('has expired');
    time = 0;
    expect(noted).toEqual([]);
    expect((await goOn()).stopReason).toBe('answer');
    await expect(goOn()).rejects.toThrow('was used before');
    expect(noted).toHaveLength(2);
  });
});

it('keeps the memory of a thinking stream small', async () => {
  const chunks = Array.from({ length: 2000 }, (_, at) =>
    event({ [at < 1000 ? 'reasoning_content' : 'content']: 'x' }),
  ).join('');
  const { client } = clientOf([chunks + event({}, { finish_reason: 'stop' })]);
  const { choices } = await client.chatCompletionStream(ARGS).final();
  expect([reasoningOf(choices[0]?.message).length, textOf(choices[0]?.message).length]).toEqual([1000, 1000]);
});
