import { defineServer } from '../dialect/define-server.ts';
import type { DialectOf, TaskRequest } from '../dialect/provider.ts';
import { openaiChat } from '../presets/openai-chat.ts';
import { openaiCompletions } from '../presets/openai-completions.ts';
import { textProblem } from '../presets/text-problem.ts';
import { textGeneration } from '../presets/tgi-generate.ts';
import type { ChatStyle } from '../presets/write-chat.ts';

const FINGERPRINT = { system_fingerprint: '3.3.6-native' };

const STYLE: ChatStyle = {
  reasoningTokens: 'absent',
  id: () => '',
  role: 'every',
  completionExtras: () => FINGERPRINT,
  chunkExtras: () => ({ ...FINGERPRINT, usage: null }),
};

/** A request to the native protocol, which leaves out the prompt by default. */
function withoutPrompt(request: TaskRequest): TaskRequest {
  const { parameters } = request.body;
  const given = typeof parameters === 'object' ? parameters : {};
  return { ...request, body: { ...request.body, parameters: { return_full_text: false, ...given } } };
}

/** `/generate` responds with one object, where the path of the hub responds with a list. */
const generate: DialectOf<'text-generation'> = {
  path: '/generate',
  read: textGeneration.read,
  write(completed, context) {
    const list: unknown = textGeneration.write(completed, { ...context, request: withoutPrompt(context.request) });
    return Array.isArray(list) ? list[0] : {};
  },
};

const generateStream: DialectOf<'text-generation'> = {
  ...generate,
  path: '/generate_stream',
  stream: {
    isWanted: () => true,
    write: (completed, context) =>
      textGeneration.stream?.write(completed, { ...context, request: withoutPrompt(context.request) }) ?? [],
  },
};

export const tgi = defineServer({
  id: 'tgi',
  label: 'Text Generation Inference',
  source: { url: 'https://huggingface.github.io/text-generation-inference/', read: '2026-11' },
  models: {
    conversational: {
      'meta-llama/Llama-3.1-8B-Instruct': { otherTasks: ['text-generation'] },
      // Its thoughts stand in the text, and nothing turns them off.
      'deepseek-ai/DeepSeek-R1-Distill-Qwen-14B': { thinks: { form: 'tags' } },
    },
  },
  tasks: {
    conversational: openaiChat({ path: '/v1/chat/completions', style: STYLE }),
    'text-generation': [
      openaiCompletions({ path: '/v1/completions', style: STYLE, maxTokens: 1024 }),
      { ...textGeneration, path: '/' },
      generate,
      generateStream,
    ],
  },
  ignoresModel: true,
  modelList: '/v1/models',
  pages: {
    '/health': '',
    '/info': { model_id: 'meta-llama/Llama-3.1-8B-Instruct', max_total_tokens: 8192, version: '3.3.6' },
  },
  formatProblem: (problem, request) => {
    if (problem.reason === 'unknown-url') return { status: 404, body: '' };
    if (problem.reason === 'missing-field' || problem.reason === 'invalid-json') {
      const what = problem.reason === 'missing-field' ? `missing field \`${problem.param}\`` : 'expected value';
      const body = `Failed to deserialize the JSON body into the target type: ${what} at line 1 column 1`;
      return { status: 422, body };
    }
    return formatError(problem, request);
  },
});

const formatError = textProblem({
  statuses: { 'invalid-field': 422 },
  body: (message) => ({
    error: message.startsWith('Input validation error') ? message : `Input validation error: ${message}`,
    error_type: 'validation',
  }),
});
