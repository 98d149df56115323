import type { Generated } from '../content/chat/generate.ts';
import { chatCompletions } from '../openai/chat-completions.ts';
import type { ChatDialect } from '../openai/chat-dialect.ts';
import { usageOf } from '../openai/chat-dialect.ts';
import { modelList } from '../openai/model-list.ts';
import type { WordProblem } from '../problem.ts';
import { defineProvider, findModel, schemeKey } from '../provider.ts';
import { uuidFrom } from '../world.ts';

const FINGERPRINT = 'fp_3f3b593e33';

/** Seconds as groq reports them: about 300 tokens a second. */
function timings({ promptTokens, completionTokens }: Generated) {
  const promptTime = promptTokens / 20_000;
  const completionTime = completionTokens / 300;
  return {
    queue_time: 0.0187,
    prompt_time: promptTime,
    completion_time: completionTime,
    total_time: promptTime + completionTime,
  };
}

const dialect: ChatDialect = {
  id: (hex) => `chatcmpl-${uuidFrom(hex)}`,
  usageExtras: timings,
  completionExtras: (_generated, { id }) => ({ system_fingerprint: FINGERPRINT, x_groq: { id: requestId(id) } }),
  chunkExtras: (place, generated, { id }) => ({
    system_fingerprint: FINGERPRINT,
    ...(place === 'first' ? { x_groq: { id: requestId(id) } } : {}),
    // Groq puts the usage into its own member of the last chunk, asked for or not.
    ...(place === 'last'
      ? { x_groq: { id: requestId(id), usage: { ...usageOf(generated), ...timings(generated) } } }
      : {}),
  }),
};

function requestId(id: string): string {
  return `req_${id.replace('chatcmpl-', '').replaceAll('-', '').slice(0, 26)}`;
}

const wordProblem: WordProblem = (problem, { method, path }) => {
  const answer = (message: string, code?: string, extra: object = {}, status = problem.status) => ({
    status,
    body: { error: { message, type: 'invalid_request_error', ...(code ? { code } : {}), ...extra } },
  });
  switch (problem.reason) {
    case 'missing-key':
    case 'invalid-key':
      return answer('Invalid API Key', 'invalid_api_key');
    case 'unknown-model':
      return answer(
        `The model \`${problem.param}\` does not exist or you do not have access to it.`,
        'model_not_found',
      );
    case 'unknown-url':
      return answer(`Unknown request URL: ${method} ${path}. Please check the URL for typos.`, 'unknown_url');
    case 'missing-field':
      return answer(`'${problem.param}' : property '${problem.param}' is missing`);
    case 'invalid-field':
      return answer(`'${problem.param}' : ${problem.message}`, undefined, { param: problem.param });
    default:
      return answer(problem.message);
  }
};

export const groq = defineProvider({
  id: 'groq',
  label: 'Groq',
  direct: 'host',
  readKey: schemeKey('Bearer'),
  wordProblem,
  models: [
    { hubId: 'meta-llama/Llama-3.3-70B-Instruct', providerId: 'llama-3.3-70b-versatile', task: 'conversational' },
    { hubId: 'meta-llama/Llama-3.1-8B-Instruct', providerId: 'llama-3.1-8b-instant', task: 'conversational' },
    { hubId: 'openai/gpt-oss-120b', providerId: 'openai/gpt-oss-120b', task: 'conversational' },
    { hubId: 'openai/gpt-oss-20b', providerId: 'openai/gpt-oss-20b', task: 'conversational' },
    {
      hubId: 'moonshotai/Kimi-K2-Instruct-0905',
      providerId: 'moonshotai/kimi-k2-instruct-0905',
      task: 'conversational',
      status: 'staging',
    },
  ],
  chatPath: () => '/openai/v1/chat/completions',
  routes(app, world) {
    app.post(
      '/openai/v1/chat/completions',
      chatCompletions(world, { dialect, findModel: (name) => findModel(groq, name) }),
    );
    app.get('/openai/v1/models', modelList(groq.models));
  },
});
