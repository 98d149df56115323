import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Typed, typeLine } from '../test/type-line.ts';

let cwd: string;
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'hubkit-everyday-'));
  const write = (name: string, content: string | Uint8Array) => writeFileSync(join(cwd, name), content);
  write('report.txt', 'The bridge opened in 1931. It is painted every seven years.');
  write('app.py', 'def add(a, b):\n    return a - b\n');
  write('style.txt', 'Answer in one word.');
  write('ask.jinja', 'Say it in a {{ tone }} tone: {{ input }}');
  write(
    'person.json',
    JSON.stringify({
      type: 'object',
      properties: { name: { type: 'string' }, age: { type: 'integer' } },
      required: ['name', 'age'],
    }),
  );
  write('reviews.csv', 'text\nI love it\nI hate it\n');
  write('red.png', PNG.sync.write(redImage()));
  write(
    'weather.json',
    JSON.stringify({
      name: 'get_weather',
      parameters: { type: 'object', properties: { city: { type: 'string' } } },
      command: [process.execPath, '-e', 'console.log("21 degrees")'],
    }),
  );
});
afterEach(() => rmSync(cwd, { recursive: true }));

const token = { HF_TOKEN: 'hf_0123456789' };
const lastBody = ({ net }: Typed) => net.bodies.at(-1) ?? {};
const sent = (typed: Typed) => JSON.stringify(lastBody(typed).messages);
const file = (name: string) => readFileSync(join(cwd, name));
const json = ({ out }: Typed) => JSON.parse(out);

interface Line {
  readonly line: string;
  /** Checks beyond the exit code. */
  readonly check: (typed: Typed) => void;
  /** @default 0 */
  readonly code?: number;
  /** Variables of the shell. @default a token of the hub */
  readonly env?: Readonly<Record<string, string>>;
}

/** Lines that people type every day. Each was wrong, or might have been. */
const LINES: readonly Line[] = [
  // Questions.
  {
    line: 'hubkit chat "What is 6 times 7?"',
    check: ({ out, err }) => expect([out.includes('42'), err]).toEqual([true, '']),
  },
  { line: 'hubkit chat What is 6 times 7?', check: ({ out }) => expect(out).toContain('42') },
  { line: 'echo "What is 6 times 7?" | hubkit chat', check: ({ out }) => expect(out).toContain('42') },
  {
    line: 'cat report.txt | hubkit chat "When did it open?"',
    check: (typed) => expect(sent(typed)).toMatch(/When did it open\?.*1931/),
  },
  { line: 'hubkit chat "When did it open?" < report.txt', check: (typed) => expect(sent(typed)).toContain('1931') },
  {
    line: 'cat app.py | hubkit chat "Find the bug in" - "and be short"',
    check: (typed) => expect(sent(typed)).toMatch(/Find the bug in.*return a - b.*and be short/),
  },
  {
    line: 'hubkit chat "Explain this" -a app.py',
    check: (typed) => expect(sent(typed)).toMatch(/app\.py.*```py.*def add/),
  },
  { line: 'hubkit chat "Explain @app.py"', check: (typed) => expect(sent(typed)).toContain('Explain @app.py') },
  { line: 'hubkit chat Explain @app.py', check: (typed) => expect(sent(typed)).toContain('def add') },
  {
    line: 'hubkit chat "What is in this picture?" -a red.png',
    check: (typed) =>
      expect([typed.out.length > 0, sent(typed).includes('data:image/png;base64,')]).toEqual([true, true]),
  },
  {
    line: 'cat red.png | hubkit chat "What color is this?"',
    check: (typed) => expect(sent(typed)).toContain('data:image/png;base64,'),
  },
  {
    line: 'hubkit chat "Hello" --system "Answer in French"',
    check: (typed) => expect(sent(typed)).toContain('Answer in French'),
  },
  {
    line: 'hubkit chat "Hello" --system @style.txt',
    check: (typed) => expect(sent(typed)).toContain('Answer in one word.'),
  },
  {
    line: 'hubkit chat "the report is late" --template ask.jinja --param tone=calm',
    check: (typed) => expect(sent(typed)).toContain('Say it in a calm tone: the report is late'),
  },
  {
    line: 'hubkit chat "Hi" -t 0 --max-tokens 50 --top-p 0.9',
    check: (typed) => expect(lastBody(typed)).toMatchObject({ temperature: 0, max_tokens: 50, top_p: 0.9 }),
  },
  {
    line: 'hubkit chat "Hi" -P seed=7 -P \'stop=["END"]\'',
    check: (typed) => expect(lastBody(typed)).toMatchObject({ seed: 7, stop: ['END'] }),
  },
  {
    line: 'hubkit chat "Hi" -m openai/gpt-oss-20b --reasoning low',
    check: (typed) => expect(lastBody(typed)).toMatchObject({ reasoning_effort: 'low' }),
  },
  {
    line: 'hubkit chat "Hi" -m openai/gpt-oss-20b',
    check: (typed) => expect(lastBody(typed).model).toContain('gpt-oss-20b'),
  },
  { line: 'hubkit chat "Hi" -p groq', check: ({ net }) => expect(net.requests.at(-1)?.url).toContain('/groq/') },
  { line: 'hubkit chat "Hi" -p groq,together', check: ({ out }) => expect(out).not.toBe('') },
  { line: 'hubkit chat "Hi" --fastest', check: (typed) => expect(lastBody(typed).model).toMatch(/:fastest$/) },
  { line: 'hubkit chat "Hi" --cheapest', check: (typed) => expect(lastBody(typed).model).toMatch(/:cheapest$/) },
  {
    line: 'hubkit chat "Name three rivers" --code python -t 0 -P seed=7 --system "Be short"',
    check: ({ out, net }) => {
      for (const part of ['from openai import OpenAI', 'Name three rivers', 'Be short', 'seed=7', '"HF_TOKEN"'])
        expect(out).toContain(part);
      expect([net.bodies.length, out.includes('hf_0123456789')]).toEqual([0, false]);
    },
  },
  {
    line: 'GROQ_API_KEY=gsk_0123456789 hubkit chat "Hi" --code sh',
    env: {},
    check: ({ out }) =>
      expect([out.includes('api.groq.com'), out.includes('$GROQ_API_KEY'), out.includes('gsk_')]).toEqual([
        true,
        true,
        false,
      ]),
  },
  {
    line: 'hubkit chat "Ada is 36" --schema "age int" --code js:fetch',
    check: ({ out }) => expect(out).toMatch(/fetch\([\s\S]*json_schema/),
  },
  {
    line: 'hubkit chat "Hi" --code perl',
    code: 2,
    check: ({ err }) => expect(err).toMatch(/no program for "perl".*python:requests/),
  },
  { line: 'hubkit chat "Hi" --usage', check: ({ err }) => expect(err).toMatch(/\d+ tokens in, \d+ out/) },
  { line: 'hubkit chat "Hi" --no-stream', check: ({ out }) => expect(out).not.toBe('') },
  { line: 'hubkit chat "Hi" --timeout 30 --retries 0', check: ({ out }) => expect(out).not.toBe('') },
  { line: 'hubkit chat "Hi" --bill-to acme', check: ({ net }) => expect(net.requests.at(-1)?.billTo).toBe('acme') },
  // JSON.
  {
    line: "hubkit chat 'Ada is 36' --schema 'name, age int'",
    check: (typed) => expect(Object.keys(json(typed))).toEqual(['name', 'age']),
  },
  {
    line: "hubkit chat 'Ada is 36' --schema person.json",
    check: (typed) => expect(json(typed)).toMatchObject({ name: expect.any(String), age: expect.any(Number) }),
  },
  {
    line: 'hubkit chat "Hi" --json',
    check: ({ out }) =>
      expect(
        out
          .trim()
          .split('\n')
          .map((text) => JSON.parse(text).object),
      ).toContain('chat.completion.chunk'),
  },
  { line: 'hubkit chat "Hi" --json --no-stream', check: (typed) => expect(json(typed).object).toBe('chat.completion') },
  {
    line: 'hubkit chat "Hi" -m acme/none --json',
    code: 1,
    check: ({ err }) => expect(JSON.parse(err).error).toMatchObject({ code: expect.any(String), retryable: false }),
  },
  // Tools.
  {
    line: 'hubkit chat "What is 17*23?" --tool calculate',
    check: ({ out, err }) => expect([out.includes('391'), err.includes('calculate')]).toEqual([true, true]),
  },
  {
    line: 'hubkit chat "What is the weather in Rome?" --tool weather.json',
    check: ({ out }) => expect(out).toContain('21 degrees'),
  },
  // Conversations.
  {
    line: 'hubkit chat "My name is Ada" && hubkit chat -c "What is my name?"',
    check: ({ out }) => expect(out).toContain('Ada'),
  },
  {
    line: 'hubkit chat "My name is Ada" && hubkit chats list',
    check: ({ out }) => expect(out).toContain('My name is Ada'),
  },
  { line: 'hubkit chat "My name is Ada" && hubkit chats search ada', check: ({ out }) => expect(out).toContain('Ada') },
  {
    line: 'hubkit chat "My name is Ada" && hubkit chats export -o chats.json',
    check: () => expect(JSON.parse(String(file('chats.json')))).toHaveLength(1),
  },
  {
    line: 'hubkit chat "My name is Ada" && hubkit chats rm last && hubkit chats list',
    check: ({ out }) => expect(out).toBe(''),
  },
  { line: 'hubkit chat "A secret" --no-log && hubkit chats list', check: ({ out }) => expect(out).toBe('') },
  { line: 'hubkit chat "Hi" && hubkit log', check: ({ out }) => expect(out).toMatch(/chat +meta-llama/) },
  // Who answers.
  {
    line: 'OPENAI_API_KEY=sk-0123456789 hubkit chat "Hi"',
    env: {},
    check: ({ net, err }) =>
      expect([net.requests.at(-1)?.url, err.includes('calling openai directly')]).toEqual([
        'https://api.openai.com/v1/chat/completions',
        true,
      ]),
  },
  {
    line: 'OPENAI_API_KEY=sk-0123456789 hubkit chat "Hi" -m gpt-4o-mini',
    env: {},
    check: (typed) => expect(lastBody(typed).model).toBe('gpt-4o-mini'),
  },
  {
    line: 'OPENAI_BASE_URL=http://my-server.test:8080/v1 OPENAI_API_KEY=hf_0123456789 hubkit chat "Hi" -m meta-llama/Llama-3.1-8B-Instruct',
    env: {},
    check: ({ net }) => expect(net.requests.at(-1)?.url).toBe('http://my-server.test:8080/v1/chat/completions'),
  },
  { line: 'hubkit chat "Hi"', env: {}, check: ({ err }) => expect(err).toContain('the built-in emulator responds') },
  {
    line: 'hubkit config set aliases.small meta-llama/Llama-3.2-3B-Instruct && hubkit chat "Hi" -m small',
    check: (typed) => expect(lastBody(typed).model).toMatch(/3\.2-3b/i),
  },
  {
    line: 'hubkit config set profiles.work.model openai/gpt-oss-20b && hubkit chat "Hi" --profile work',
    check: (typed) => expect(lastBody(typed).model).toContain('gpt-oss-20b'),
  },
  // Tasks.
  {
    line: 'hubkit run text-to-image "A lighthouse" -o dawn.png',
    env: {},
    check: () => expect(file('dawn.png').subarray(1, 4).toString()).toBe('PNG'),
  },
  {
    line: 'hubkit run text-to-image "A lighthouse" -o dawn.jpg',
    env: {},
    check: () => expect(file('dawn.jpg').subarray(0, 2).toString('hex')).toBe('ffd8'),
  },
  {
    line: 'hubkit run text-to-image "A lighthouse" -o red.png',
    code: 2,
    check: ({ err }) => expect(err).toContain('already exists'),
  },
  {
    line: 'hubkit run text-to-image "A lighthouse" -o - -p fal-ai',
    env: {},
    check: ({ out }) => expect(out.length).toBeGreaterThan(1000),
  },
  {
    line: 'hubkit run text-classification "I love it" --json',
    check: (typed) => expect(json(typed)[0].label).toEqual(expect.any(String)),
  },
  {
    line: 'echo "I love it" | hubkit run text-classification -o scores.json',
    check: () => expect(JSON.parse(String(file('scores.json')))[0].score).toEqual(expect.any(Number)),
  },
  {
    line: 'hubkit run chat "What is 6 times 7?" -m meta-llama/Llama-3.1-8B-Instruct',
    check: ({ out }) => expect(out).toMatch(/^[^{]*42/),
  },
  {
    line: 'hubkit run image-text-to-text red.png "What is this?"',
    code: 2,
    check: ({ err }) => expect(err).toContain('hubkit chat "What is in this picture?" --attach photo.jpg'),
  },
  { line: 'hubkit run text-generation "Once upon a time"', check: ({ out }) => expect(out).not.toBe('') },
  { line: 'hubkit run image-classification red.png', check: ({ out }) => expect(out).toMatch(/label +score/) },
  {
    line: 'hubkit run image-segmentation red.png',
    check: ({ out }) => expect([out.includes('.png'), out.includes('iVBOR')]).toEqual([true, false]),
  },
  { line: 'hubkit run feature-extraction -i one -i two --json', check: (typed) => expect(json(typed)).toHaveLength(2) },
  {
    line: 'hubkit run txt-to-image "A lighthouse"',
    code: 2,
    check: ({ err }) => expect(err).toContain('Did you mean text-to-image'),
  },
  {
    line: 'hubkit tasks --search "turn speech into text"',
    check: ({ out }) => expect(out).toContain('automatic-speech-recognition'),
  },
  { line: 'hubkit tasks --search "is this spam"', check: ({ out }) => expect(out).toContain('text-classification') },
  // Models, code, files.
  { line: 'hubkit models --search llama --provider groq', check: ({ out }) => expect(out).toMatch(/llama/i) },
  { line: 'hubkit models openai/gpt-oss-20b', check: ({ out }) => expect(out).toContain('groq') },
  {
    line: 'hubkit snippet load openai/gpt-oss-20b --library transformers',
    check: ({ out }) => expect(out).toContain('AutoModelForCausalLM'),
  },
  { line: 'hubkit snippet call openai/gpt-oss-20b -l python', check: ({ out }) => expect(out).toContain('import') },
  {
    line: 'hubkit embed add report.txt && hubkit embed search "When was the bridge opened" | hubkit chat "When did it open?"',
    check: (typed) => expect(sent(typed)).toContain('1931'),
  },
  {
    line: "hubkit bulk run reviews.csv --prompt 'What is 1 + 1? {{ text }}' -p groq -m meta-llama/Llama-3.1-8B-Instruct -o labels.jsonl",
    check: () => expect(String(file('labels.jsonl')).trim().split('\n')).toHaveLength(2),
  },
  // Mistakes.
  { line: 'hubkit chta "Hi"', code: 2, check: ({ err }) => expect(err).toContain('chat') },
  { line: 'hubkit chat "Hi" --modle x', code: 2, check: ({ err }) => expect(err).toContain('--model') },
  { line: 'hubkit chat "Hi" -a nowhere.txt', code: 2, check: ({ err }) => expect(err).toContain('nowhere.txt') },
  { line: 'hubkit chat "Hi" -p grok', code: 2, check: ({ err }) => expect(err).toMatch(/groq/) },
];

describe('lines of every day', () => {
  it('are sixty or more', () => {
    expect(LINES.length).toBeGreaterThanOrEqual(60);
  });

  it.each(LINES)('$line', async ({ line, check, code = 0, env = token }) => {
    const typed = await typeLine(line, cwd, env);
    expect(typed, typed.err).toMatchObject({ code });
    if (code !== 0) expect(typed.out).toBe('');
    check(typed);
  });

  it('leave nothing behind but what they name', async () => {
    await typeLine('hubkit chat "Hi"', cwd, token);
    expect(existsSync(join(cwd, 'embeddings.db'))).toBe(false);
  });
});

function redImage(): PNG {
  const image = new PNG({ width: 64, height: 64 });
  for (let at = 0; at < image.data.length; at += 4) image.data.set([255, 0, 0, 255], at);
  return image;
}
