import type { Message, TokenizerConfig, Tool } from '@hubkit/jinja/chat';
import { UsageError } from '../../command-line/errors.ts';
import type { Io } from '../../io/io.ts';
import { inert } from '../../io/print.ts';
import { readModelTemplate } from '../../models/model-template.ts';
import { defineMcpTool, textResult } from '../mcp-tool.ts';

const source = {
  template: { type: 'string', description: 'Source of a chat template, in Jinja.' },
  model: { type: 'string', description: 'Id of a model whose chat template is taken instead.' },
} as const;

async function readConfig(
  { template, model }: { readonly template?: string | undefined; readonly model?: string | undefined },
  io: Io,
): Promise<TokenizerConfig> {
  if ((template === undefined) === (model === undefined)) throw new UsageError('Pass either `template` or `model`.');
  return model === undefined ? { chat_template: template ?? '' } : readModelTemplate(model, io);
}

const renderChatTemplate = defineMcpTool({
  name: 'render_chat_template',
  title: 'Render a chat template',
  description:
    'Renders a conversation with a chat template, byte for byte as apply_chat_template of transformers does, and returns the prompt.',
  properties: {
    ...source,
    messages: {
      type: 'array',
      items: { type: 'object' },
      description: 'Messages with `role` and `content`, as a chat completion takes them.',
    },
    tools: { type: 'array', items: { type: 'object' }, description: 'Tools, as a chat completion takes them.' },
    variables: { type: 'object', description: 'Further variables, such as enable_thinking.' },
    add_generation_prompt: {
      type: 'boolean',
      description: 'Begin the message of the assistant at the end; true by default.',
    },
  },
  required: ['messages'],
  async run({ messages, tools, variables, add_generation_prompt: hasPrompt = true, ...given }, io) {
    const config = await readConfig(given, io);
    const { applyChatTemplate } = await import('@hubkit/jinja/chat');
    const prompt = applyChatTemplate(config, messages as readonly Message[], {
      addGenerationPrompt: hasPrompt,
      ...(variables && { variables }),
      ...(tools && { tools: tools as readonly Tool[] }),
    });
    return textResult(prompt);
  },
});

const checkChatTemplate = defineMcpTool({
  name: 'check_chat_template',
  title: 'Check a chat template',
  description: 'Finds errors and probable mistakes of a chat template, each with line, column and the lines around it.',
  properties: source,
  async run(given, io) {
    const config = await readConfig(given, io);
    const [{ chooseTemplate }, { findProblems }] = await Promise.all([
      import('@hubkit/jinja/chat'),
      import('../../template/find-problems.ts'),
    ]);
    const problems = findProblems(chooseTemplate(config, undefined, false), true).map(
      ({ line, column, message, frame, isError }) =>
        `${isError ? 'error' : 'hint'} ${line}:${column} ${message}\n${frame}`,
    );
    return textResult(problems.length === 0 ? 'No problems were found.' : inert(problems.join('\n\n')));
  },
});

export const TEMPLATE_TOOLS = [renderChatTemplate, checkChatTemplate];
