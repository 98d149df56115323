import type { McpField, McpInput, McpInputContext, McpInputRequest, McpValue } from '@hubkit/inference/mcp';
import { colorsFor } from '../../io/colors.ts';
import type { Io } from '../../io/io.ts';
import { inert, note } from '../../io/print.ts';
import type { Questions } from '../questions.ts';

/** Makes the function that asks at the terminal for what a server requests. */
export function terminalInput({ ask }: Questions, io: Io) {
  return async (request: McpInputRequest, { signal, problem }: McpInputContext): Promise<McpInput> => {
    const { bold } = colorsFor(io);
    if (problem !== undefined) await note(io, `hubkit: ${inert(problem)}`);
    else await note(io, `hubkit: the MCP server ${bold(inert(request.server))} asks: ${inert(request.message)}`);
    if (request.type === 'url') {
      await note(io, `It wants you to open a page of ${bold(inert(request.host))}:\n${inert(request.url)}`);
      return answered(await ask('Will you open it? [y/N] ', signal)) ?? { action: 'accept' };
    }
    if (problem === undefined) {
      const names = request.fields.map(({ label }) => inert(label)).join(', ');
      const denied = answered(await ask(`Do you want to answer (${names})? [y/N] `, signal));
      if (denied) return denied;
    }
    const content: Record<string, McpValue> = {};
    for (const field of request.fields) {
      const value = await readField(field, ask, signal, io);
      if (value === 'end') return { action: 'cancel' };
      if (value !== undefined) content[field.name] = value;
    }
    return { action: 'accept', content };
  };
}

/** What a reply other than yes is; undefined for a yes. */
function answered(reply: string | undefined): McpInput | undefined {
  if (reply === undefined) return { action: 'cancel' };
  return /^y(es)?$/i.test(reply) ? undefined : { action: 'decline' };
}

/** Asks for a field until the reply can be read; `end` at the end of input, undefined for a field that is left out. */
async function readField(
  field: McpField,
  ask: Questions['ask'],
  signal: AbortSignal,
  io: Io,
): Promise<McpValue | 'end' | undefined> {
  if ('options' in field) {
    const lines = field.options.map(({ label }, index) => `  ${index + 1}  ${inert(label)}`);
    await note(io, lines.join('\n'));
  }
  while (true) {
    const reply = await ask(`${formatQuestion(field)} `, signal);
    if (reply === undefined) return 'end';
    if (reply === '' && field.default !== undefined) return field.default;
    if (reply === '' && !field.isRequired) return undefined;
    const value = readReply(field, reply);
    if (value !== undefined) return value;
    await note(io, `hubkit: ${EXPECTED[field.type]}`);
  }
}

const EXPECTED: Readonly<Record<McpField['type'], string>> = {
  text: 'type a text',
  number: 'type a number',
  boolean: 'type y or n',
  choice: 'type one of the numbers',
  choices: 'type some of the numbers, with commas between them',
};

function formatQuestion(field: McpField): string {
  const { label, description, isRequired } = field;
  const about = description === undefined ? '' : ` (${inert(description)})`;
  const given = field.default === undefined ? (isRequired ? '' : ' [none]') : ` [${inert(String(field.default))}]`;
  return `${inert(label)}${about}${given}:`;
}

/** Reads a reply as the value of a field; undefined for one that is none. */
function readReply(field: McpField, reply: string): McpValue | undefined {
  switch (field.type) {
    case 'text':
      return reply === '' ? undefined : reply;
    case 'number':
      return reply !== '' && Number.isFinite(Number(reply)) ? Number(reply) : undefined;
    case 'boolean':
      return /^y(es)?$/i.test(reply) ? true : /^no?$/i.test(reply) ? false : undefined;
    case 'choice':
      return findOption(field.options, reply);
    case 'choices': {
      const chosen = reply.split(',').map((word) => findOption(field.options, word.trim()));
      return chosen.every((value) => value !== undefined) ? chosen : undefined;
    }
  }
}

function findOption(options: readonly { readonly value: string }[], reply: string): string | undefined {
  return options[Number(reply) - 1]?.value ?? options.find(({ value }) => value === reply)?.value;
}
