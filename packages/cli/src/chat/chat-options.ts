import { flag, list, number, text } from '../command-line/option.ts';
import { routeOptions } from '../connect/route-options.ts';

const about = 'Answer:';
const input = 'Prompt:';

/** The options of `hubkit chat`. */
export const chatOptions = {
  ...routeOptions,
  continue: flag('-c, --continue', 'continue the newest conversation'),
  chat: text('--chat <id>', 'continue this conversation; `hubkit chats list` lists them'),
  log: flag('--no-log', 'do not keep the conversation'),
  cheapest: flag('--cheapest', 'let the hub choose the cheapest provider of the model'),
  fastest: flag('--fastest', 'let the hub choose the fastest provider of the model'),
  attach: { ...list('-a, --attach <file>', 'attach a file or URL; - is standard input (repeatable)'), group: input },
  system: { ...text('-s, --system <text>', 'instructions for the model; @FILE reads them from a file'), group: input },
  saved: {
    ...text('--prompt <name>', 'a prompt of `hubkit prompts`; the words are its {{ input }}, or come below it'),
    group: input,
  },
  template: {
    ...text('--template <file>', 'a Jinja template that makes the prompt; the words are its {{ input }}'),
    group: input,
  },
  param: { ...list('--param <key=value>', 'a variable of the prompt or template (repeatable)'), group: input },
  temperature: {
    ...number('-t, --temperature <number>', 'sampling temperature: 0 is the least random', { min: 0, max: 2 }),
    group: about,
  },
  maxTokens: {
    ...number('--max-tokens <count>', 'maximum length of the answer, in tokens', { min: 1, isInteger: true }),
    group: about,
  },
  topP: {
    ...number('--top-p <number>', 'sample only from the most likely tokens, up to this total probability', {
      min: 0,
      max: 1,
    }),
    group: about,
  },
  reasoning: {
    ...text(
      '--reasoning <effort>',
      'how much a reasoning model thinks: none, minimal, low, medium, high, xhigh; the nearest that it has',
    ),
    group: about,
  },
  parameters: {
    ...list('-P, --parameters <key=value>', 'any other parameter, such as seed=7 (repeatable)'),
    group: about,
  },
  schema: {
    ...text('--schema <file|fields>', "answer in JSON: a JSON Schema in a file, or fields such as 'name, age int'"),
    group: about,
  },
  tool: {
    ...list(
      '--tool <name|file|server>',
      'tools that the model may call: time, calculate, files, a .json or .js file, or an MCP server, mcp:<command or URL> (repeatable)',
    ),
    group: about,
  },
  yes: { ...flag('-y, --yes', 'run tools that need approval without asking'), group: about },
  stream: { ...flag('--no-stream', 'print the answer when it is complete'), group: about },
  markdown: { ...flag('--no-markdown', 'print the answer as the model wrote it, also at a terminal'), group: about },
  usage: { ...flag('--usage', 'print tokens, times and cost to standard error'), group: about },
  code: {
    ...text(
      '--code <language>',
      'print a program that sends this chat, and send nothing: python, js, sh, or with its client, js:fetch',
    ),
    group: about,
  },
  json: { ...flag('--json', 'print the raw chunks as JSON lines; the last one has the usage'), group: about },
};
