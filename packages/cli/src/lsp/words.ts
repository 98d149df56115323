import { describeLibrary, type LibraryEntry } from '@hubkit/jinja/editor';

/** Variables of chat templates, and Jinja's own in loops and macros, with a sentence each. */
export const VARIABLES: Readonly<Record<string, string>> = {
  messages: 'The conversation: a list of messages with `role`, `content` and other fields.',
  tools: 'Tools that the model may call, as a list of JSON Schemas; `none` if there are none.',
  documents: 'Documents for retrieval, each with `title` and `text`; `none` if there are none.',
  add_generation_prompt: 'True if the template should open a message of the assistant at the end.',
  bos_token: 'Token that begins a text, from the configuration of the tokenizer.',
  eos_token: 'Token that ends a text, from the configuration of the tokenizer.',
  pad_token: 'Token that fills up a batch, from the configuration of the tokenizer.',
  unk_token: 'Token for unknown text, from the configuration of the tokenizer.',
  loop: 'The state of the loop: `index`, `index0`, `first`, `last`, `length`, `previtem`, `nextitem`…',
  caller: 'The body of the call block that calls this macro.',
};

/** Fields of messages, content parts, tools and tool calls, with a sentence each. */
export const FIELDS: Readonly<Record<string, string>> = {
  role: '`system`, `user`, `assistant` or `tool`.',
  content: 'Text of a message, or a list of parts, each with a `type`.',
  reasoning_content: 'Reasoning of an assistant message.',
  tool_calls: 'Tool calls of an assistant message, each with a `function`.',
  tool_call_id: 'Id of the call that a tool message answers.',
  name: 'Name of a function or of a tool.',
  function: 'The function of a tool or of a tool call.',
  arguments: 'Arguments of a tool call: an object, or its JSON text.',
  parameters: 'JSON Schema of the parameters of a tool.',
  description: 'Description of a tool.',
  type: 'Type of a content part or of a tool.',
  text: 'Text of a content part or of a document.',
};

/** Fields of `loop`. */
export const LOOP_FIELDS: Readonly<Record<string, string>> = {
  index: 'Number of the round, from 1.',
  index0: 'Number of the round, from 0.',
  revindex: 'Number of rounds that are left, this one included.',
  revindex0: 'Number of rounds that are left.',
  first: 'True in the first round.',
  last: 'True in the last round.',
  length: 'Number of rounds.',
  previtem: 'Item of the round before.',
  nextitem: 'Item of the next round.',
  depth: 'Depth of a recursive loop, from 1.',
  cycle: 'Returns one of its arguments, by the round.',
  changed: 'True if its arguments are others than in the round before.',
};

/** Everything that chat templates can call. */
export const library = describeLibrary();

/** The methods of every type, by name, each with the types that have it. */
export const methods: ReadonlyMap<string, { readonly entry: LibraryEntry; readonly types: readonly string[] }> =
  methodsByName();

function methodsByName() {
  const found = new Map<string, { entry: LibraryEntry; types: string[] }>();
  for (const [type, entries] of Object.entries(library.methods))
    for (const entry of entries) {
      // The sandbox refuses methods that change their value.
      if (entry.summary.startsWith('Changes a value')) continue;
      const known = found.get(entry.name);
      if (known) known.types.push(type);
      else found.set(entry.name, { entry, types: [type] });
    }
  return found;
}

/** Formats an entry as templates write it: `replace(old, new, count?)`. */
export function formatSignature({ name, parameters, required }: LibraryEntry): string {
  const listed = parameters.map((parameter, index) => (index < required ? parameter : `${parameter}?`));
  return listed.length === 0 ? name : `${name}(${listed.join(', ')})`;
}
