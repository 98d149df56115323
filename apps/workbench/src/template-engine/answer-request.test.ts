import type { RenderReply } from '@hubkit/react/template-editor';
import { describe, expect, it } from 'vitest';
import { createAnswer } from './answer-request.ts';
import type { EngineRequest, EngineResponse } from './protocol.ts';

type Sent = EngineRequest extends infer Request
  ? Request extends EngineRequest
    ? Omit<Request, 'v' | 'id'>
    : never
  : never;

function engine() {
  const responses: EngineResponse[] = [];
  const answer = createAnswer((response) => responses.push(response));
  return (request: Sent): unknown => {
    void answer({ v: 1, id: 7, ...request } as EngineRequest); // The same request, with what every one has.
    return valueOrFailure(responses.at(-1));
  };
}

/** The response to a request to format, which comes once its code is loaded. */
async function format(source: string): Promise<unknown> {
  const responses: EngineResponse[] = [];
  const answer = createAnswer((response) => responses.push(response));
  await answer({ v: 1, id: 7, do: 'format', source, context: '{}' });
  return valueOrFailure(responses.at(-1));
}

const valueOrFailure = (last: EngineResponse | undefined) => (last?.type === 'done' ? last.value : last);

const render = (source: string, context: object | string = {}, tokenizer?: object) =>
  engine()({
    do: 'render',
    source,
    context: typeof context === 'string' ? context : JSON.stringify(context),
    tokenizer: tokenizer && JSON.stringify(tokenizer),
  }) as RenderReply; // What a render gives.

const failed = (reply: RenderReply) => {
  if (reply.ok) throw new Error('It rendered.');
  return reply;
};

describe('a render', () => {
  it('keeps floats and big integers of the JSON text', () => {
    const reply = render(
      '{{ a }} {{ b }} {{ messages[0].content }}',
      '{"a": 30.0, "b": 12345678901234567890, "messages": [{"content": 1.0}]}',
    );
    expect(reply).toMatchObject({ ok: true, text: '30.0 12345678901234567890 1.0' });
  });

  it('gives an unknown filter its place and an edit that mends it', () => {
    const source = '{{ messages | tojsn }}';
    const reply = failed(render(source, { messages: [{ role: 'user' }] }));
    expect(reply.problems).toHaveLength(1);
    expect(reply.problems[0]).toMatchObject({
      severity: 'error',
      start: 14,
      end: 19,
      fix: { start: 14, end: 19, text: 'tojson' },
    });
    expect(reply.error).toMatchObject({ kind: 'template', line: 1, pyType: 'TemplateAssertionError' });
    expect(reply.error.frame).toContain('^');
  });

  it('mends a misspelled name of an object, and keeps what was written before it', () => {
    const source = 'before {% for m in messages %}{{ m.role + m.contnt + m.role }}{% endfor %}';
    const reply = failed(render(source, { messages: [{ role: 'user', content: 'x' }] }));
    const [problem] = reply.problems;
    expect(reply.partial).toBe('before ');
    expect(problem?.fix && source.slice(problem.fix.start, problem.fix.end)).toBe('contnt');
    expect(problem?.fix?.text).toBe('content');
  });

  it('stops a loop that never ends, by the clock', () => {
    const source = '{% for a in range(99999) %}{% for b in range(99999) %}{{ "" }}{% endfor %}{% endfor %}';
    expect(failed(render(source)).error).toMatchObject({
      kind: 'stopped',
      message: expect.stringContaining('Stopped after 1 s'),
    });
  });

  it('says what is wrong with the input', () => {
    expect(failed(render('x', '{"messages": [}')).error).toMatchObject({
      kind: 'input',
      message: expect.stringContaining('not JSON'),
    });
    expect(failed(render('x', '3')).error.message).toContain('must be a JSON object');
  });

  it('takes special tokens from the tokenizer, and tells named ones from likely ones', () => {
    const reply = render(
      '{{ bos_token }}<|im_start|>{{ messages[0].content }}',
      { messages: [{ content: 'Hi' }] },
      { bos_token: { content: '<s>' } },
    );
    expect(reply).toMatchObject({
      text: '<s><|im_start|>Hi',
      special: [
        { start: 0, end: 3, isNamed: true },
        { start: 3, end: 15, isNamed: false },
      ],
    });
  });

  it('knows what the assistant wrote, with generation blocks and without', () => {
    const messages = [
      { role: 'user', content: 'a' },
      { role: 'assistant', content: 'bc' },
    ];
    const listSpans = (source: string) => {
      const reply = render(source, { messages });
      return reply.ok && reply.spans.map(({ start, end }) => reply.text.slice(start, end));
    };
    expect(listSpans('{% for m in messages %}[{{ m.content }}]{% endfor %}')).toEqual(['[bc]']);
    expect(
      listSpans(
        '{% for m in messages %}[{% if m.role == "assistant" %}{% generation %}{{ m.content }}{% endgeneration %}{% else %}{{ m.content }}{% endif %}]{% endfor %}',
      ),
    ).toEqual(['bc']);
  });

  it('is followed by a look at the text of the input', () => {
    const send = engine();
    const context = JSON.stringify({ messages: [{ role: 'user', content: 'a' }] });
    send({ do: 'render', source: '<{{ messages[0].content }}>', context });
    expect(send({ do: 'input-text' })).toMatchObject({ text: '<a>', marks: [{ start: 1, end: 2 }] });
    send({ do: 'render', context: '{}' });
    expect(send({ do: 'input-text' })).toBeNull();
  });

  it('goes on with the texts of the request before', () => {
    const send = engine();
    send({ do: 'render', source: '{{ x }}!', context: '{"x": 1}' });
    expect(send({ do: 'render', context: '{"x": 2}' })).toMatchObject({ text: '2!' });
  });
});

describe('scenarios', () => {
  const source =
    '{% for m in messages %}{{ m.role }}: {{ m.content }}\n{% endfor %}{% if add_generation_prompt %}>{% endif %}';

  it('render as `apply_chat_template` does, or say why not', () => {
    const scenario = (id: string, template: string) =>
      engine()({ do: 'scenario', template: { name: 'default', source: template }, scenario: id, tokenizer: '' });
    expect(scenario('continue-final', source)).toMatchObject({
      state: 'rendered',
      text: expect.stringMatching(/It is$/),
    });
    expect(scenario('generation-prompt', source)).toMatchObject({
      state: 'rendered',
      text: expect.stringMatching(/>$/),
    });
    expect(scenario('plain', '{{ raise_exception("no") }}')).toEqual({
      template: 'default',
      scenario: 'plain',
      state: 'failed',
      text: 'no',
      lost: [],
    });
  });

  it('prove that a formatted template gives the same output', async () => {
    expect(await format(source)).toMatchObject({
      same: 12,
      of: 12,
      text: expect.stringContaining('{%- for'),
    });
    expect(await format('{% if %}')).toMatchObject({ type: 'failed' });
    const endless = '{% for a in range(99999) %}{% for b in range(99999) %}{% endfor %}{% endfor %}';
    expect(await format(endless)).toMatchObject({
      type: 'failed',
      message: expect.stringContaining('Stopped after 1 s'),
    });
  });
});

describe('files of a model', () => {
  it('give named templates and special tokens', () => {
    const chat_template = [
      { name: 'default', template: 'a' },
      { name: 'tool_use', template: 'b' },
    ];
    const file = JSON.stringify({ chat_template, eos_token: { content: '</s>' } });
    expect(engine()({ do: 'load', files: { 'tokenizer_config.json': file } })).toMatchObject({
      templates: [
        { name: 'default', source: 'a' },
        { name: 'tool_use', source: 'b' },
      ],
      tokens: { eos_token: '</s>' },
    });
    expect(engine()({ do: 'load', files: { 'tokenizer_config.json': '{}' } })).toMatchObject({
      message: 'These files hold no chat template.',
    });
  });
});
