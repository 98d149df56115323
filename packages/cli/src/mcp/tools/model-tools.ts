import { models } from '../../commands/models.ts';
import { defineMcpTool } from '../mcp-tool.ts';
import { COMMON, runCommand } from '../run-command.ts';

const NONE = {
  search: undefined,
  task: undefined,
  provider: undefined,
  library: undefined,
  author: undefined,
  sort: undefined,
  limit: undefined,
  files: false,
  template: false,
} as const;

const findModels = defineMcpTool({
  name: 'find_models',
  title: 'Find models',
  description:
    'Searches the models of the hub by words, task, inference provider, library or author. Names and tags come from their authors.',
  properties: {
    search: { type: 'string', description: 'Words in the name of the model.' },
    task: { type: 'string', description: 'Id or everyday name of a task; find_task finds it.' },
    provider: {
      type: 'string',
      description: 'Inference provider that serves the model, such as groq; all: any provider.',
    },
    library: { type: 'string', description: 'Library that loads the model, such as diffusers.' },
    author: { type: 'string', description: 'User or organization.' },
    sort: {
      type: 'string',
      enum: ['trending', 'downloads', 'likes', 'recent'],
      description: 'Order of the results, trending by default.',
    },
    limit: { type: 'integer', minimum: 1, maximum: 100, description: 'Number of models, 20 by default.' },
  },
  run: ({ sort, ...filters }, io) =>
    runCommand(io, (captured) =>
      // The schema lists the orders.
      models.run(
        {
          ...COMMON,
          ...NONE,
          ...filters,
          sort: sort as 'likes' | undefined,
          words: [],
          endpoint: undefined,
          json: true,
        },
        captured,
      ),
    ),
});

const describeModel = defineMcpTool({
  name: 'describe_model',
  title: 'Describe a model',
  description:
    'Describes a model of the hub: task, library, license, size, files, and the inference providers that serve it.',
  properties: { model: { type: 'string', description: 'Id of the model, such as openai/gpt-oss-20b.' } },
  required: ['model'],
  run: ({ model }, io) =>
    runCommand(io, (captured) =>
      models.run({ ...COMMON, ...NONE, words: [model], endpoint: undefined, json: true }, captured),
    ),
});

export const MODEL_TOOLS = [findModels, describeModel];
