/** Sets `stolen` on the window, if it is ever run. */
const RUN = 'globalThis.stolen=1';
const ELSEWHERE = 'https://attacker.invalid/pixel.png';
const SVG = `data:image/svg+xml;base64,${btoa(`<svg xmlns="http://www.w3.org/2000/svg" onload="${RUN}"/>`)}`;
const MARKUP = `<script>${RUN}</script><img src="x" onerror="${RUN}"><svg onload="${RUN}"><iframe srcdoc="<script>parent.stolen=1</script>">`;

const chat = (...messages: unknown[]) => ({
  kind: 'chat',
  chat: JSON.stringify({ chats: [{ model: 'a/b', messages }] }),
});
const said = (content: unknown) => chat({ role: 'user', content: 'Hello' }, { role: 'assistant', content });
const sent = (url: string) => chat({ role: 'user', content: [{ type: 'image_url', image_url: { url } }] });
const result = (output: unknown) => ({
  kind: 'run',
  task: 'text-to-image',
  args: '{}',
  output: JSON.stringify(output),
});
const template = (source: string) => ({
  kind: 'template',
  source,
  context: '{"messages":[{"role":"user","content":"Hello"}]}',
});

/** States of links that somebody made to harm who opens them, and a text that the page shows all the same. */
export const HOSTILE_STATES: Readonly<Record<string, readonly [state: object, shown: string | RegExp]>> = {
  'markup in an answer': [said(MARKUP), '<script>'],
  'markup in a question': [chat({ role: 'user', content: MARKUP }), '<script>'],
  'links that are scripts': [
    said(`[one](javascript:${RUN}) [two](data:text/html,${MARKUP}) [three](vbscript:${RUN})`),
    'one',
  ],
  'a reference that is a script': [said(`[one][a]\n\n[a]: javascript:${RUN}`), 'one'],
  'a picture elsewhere in Markdown': [said(`![pixel](${ELSEWHERE})`), 'pixel'],
  'an image elsewhere': [sent(ELSEWHERE), 'Image, not shown'],
  'an image that is a document': [sent(SVG), 'Image, not shown'],
  'an image that is a page': [sent(`data:text/html,${MARKUP}`), 'Image, not shown'],
  'an image that is a script': [sent(`javascript:${RUN}`), 'Image, not shown'],
  'an image of many pixels': [sent(`data:image/png;base64,${'A'.repeat(400_000)}`), 'Image, not shown'],
  'a formula with a link': [said(`$\\href{javascript:${RUN}}{x} \\includegraphics{${ELSEWHERE}}$`), 'Hello'],
  'markup in a tool call': [
    chat({
      role: 'assistant',
      content: '',
      tool_calls: [{ id: '1', type: 'function', function: { name: MARKUP, arguments: MARKUP } }],
    }),
    'Calls the tool',
  ],
  'markup in the name of the model': [
    {
      kind: 'chat',
      chat: JSON.stringify({ chats: [{ model: MARKUP, messages: [{ role: 'user', content: 'Hello' }] }] }),
    },
    'Hello',
  ],
  'messages of wrong types': [
    chat(
      null,
      5,
      'x',
      { role: 'assistant', content: { a: 1 } },
      { role: ['user'], content: [[[]]] },
      { role: 'user', content: 'Hello' },
    ),
    'Hello',
  ],
  'members of the prototype': [
    {
      kind: 'chat',
      chat: '{"__proto__":{"stolen":1},"constructor":{"prototype":{"stolen":1}},"chats":[{"messages":[{"__proto__":{"stolen":1},"role":"user","content":"Hello"}]}]}',
    },
    'Hello',
  ],
  'thousands of messages': [
    chat(...Array.from({ length: 20_000 }, () => ({ role: 'user', content: 'x' }))),
    '19,800 more messages',
  ],
  'quotes in quotes without end': [said(`${'> '.repeat(20_000)}x`), 'Hello'],
  'lists in lists without end': [
    said(Array.from({ length: 400 }, (_, depth) => `${'  '.repeat(depth)}- x`).join('\n')),
    'Hello',
  ],
  'emphasis that is never closed': [said('*a **b '.repeat(20_000)), 'Hello'],
  'text in no chat': [{ kind: 'chat', chat: MARKUP }, '<script>'],
  'JSON without end': [{ kind: 'chat', chat: '['.repeat(200_000) }, '[[['],
  'a result elsewhere': [result([{ 'content-type': 'image/png', url: ELSEWHERE }]), 'attacker.invalid'],
  'a result that is a script': [result({ 'content-type': 'image/png', url: `javascript:${RUN}` }), 'javascript:'],
  'a result that is a document': [result(SVG), 'data:image/svg'],
  'a result that plays': [result('data:audio/wav;base64,UklGRg=='), 'data:audio'],
  'an answer that is a document': [
    { ...result({ choices: [{ message: { content: SVG } }] }), task: 'conversational' },
    'choices',
  ],
  'a result without end': [
    { kind: 'run', task: 'x', args: '{}', output: `${'['.repeat(5000)}${']'.repeat(5000)}` },
    'Result',
  ],
  'a task that is a path': [{ kind: 'run', task: `../../${MARKUP}`, model: MARKUP, args: MARKUP }, '<script>'],
  'a template that loops': [
    template('{% for a in range(99999) %}{% for b in range(99999) %}{% endfor %}{% endfor %}'),
    'Stopped after 1 s',
  ],
  'a template that writes without end': [template("{{ 'a' * 9000000 }}"), 'more characters not shown'],
  'a template that looks for the page': [
    template("{{ messages.constructor.constructor('return globalThis')() }}"),
    /undefined|no attribute|Unavailable|not callable/i,
  ],
  'markup from a template': [template(MARKUP), '<script>'],
};
