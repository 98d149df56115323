import { call } from '../../commands/snippet/call.ts';
import { load } from '../../commands/snippet/load.ts';
import { checkModelId } from '../../models/model-id.ts';
import { defineMcpTool } from '../mcp-tool.ts';
import { COMMON, runCommand } from '../run-command.ts';

const model = { type: 'string', description: 'Id of the model, such as openai/gpt-oss-20b.' } as const;
const task = {
  type: 'string',
  description: 'Task of the model, if the hub does not know the model.',
} as const;

const codeToLoadModel = defineMcpTool({
  name: 'code_to_load_model',
  title: 'Code that loads a model',
  description: 'Returns code that loads a model on this machine with its library, such as transformers or diffusers.',
  properties: {
    model,
    library: { type: 'string', description: 'Library; all libraries of the model by default.' },
    language: { type: 'string', description: 'Language, such as python, js or sh; all by default.' },
    task,
  },
  required: ['model'],
  run({ model: id, library, language, task: ofModel }, io) {
    checkModelId(id);
    return runCommand(io, (captured) =>
      load.run({ ...COMMON, model: id, library, language, task: ofModel, tag: [], json: false, run: false }, captured),
    );
  },
});

const codeToCallModel = defineMcpTool({
  name: 'code_to_call_model',
  title: 'Code that calls a model',
  description:
    'Returns code that calls a hosted model at an inference provider, in Python, JavaScript or the shell. Keys are read from ' +
    'environment variables.',
  properties: {
    model,
    provider: {
      type: 'string',
      description: 'Inference provider, such as groq; auto, the default, lets the hub choose.',
    },
    language: { type: 'string', enum: ['python', 'js', 'sh'], description: 'Language; all by default.' },
    client: { type: 'string', description: 'Client, such as openai, requests or curl; all by default.' },
    prompt: { type: 'string', description: 'Message to a chat model.' },
    inputs: { type: 'string', description: 'Input of other tasks: a text, or JSON in the format of the task.' },
    stream: { type: 'boolean', description: 'Stream the answer; false by default.' },
    task,
  },
  required: ['model'],
  run({ model: id, language, stream = false, provider, client, prompt, inputs, task: ofModel }, io) {
    checkModelId(id);
    const given = { provider, client, prompt, inputs, task: ofModel };
    const others = {
      direct: false,
      endpoint: undefined,
      billTo: undefined,
      temperature: undefined,
      maxTokens: undefined,
      topP: undefined,
      library: undefined,
      tag: [],
      json: false,
      run: false,
    };
    return runCommand(io, (captured) =>
      // The schema lists the languages.
      call.run({ ...COMMON, ...others, ...given, model: id, stream, language: language as 'js' | undefined }, captured),
    );
  },
});

export const CODE_TOOLS = [codeToLoadModel, codeToCallModel];
