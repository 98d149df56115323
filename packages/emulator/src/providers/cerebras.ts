import type { Generated } from '../content/chat/generate.ts';
import { chatCompletions } from '../openai/chat-completions.ts';
import type { ChatDialect } from '../openai/chat-dialect.ts';
import { usageOf } from '../openai/chat-dialect.ts';
import { modelList } from '../openai/model-list.ts';
import { Refusal, type WordProblem } from '../problem.ts';
import { defineProvider, findModel, schemeKey } from '../provider.ts';
import { uuidFrom } from '../world.ts';

const FINGERPRINT = 'fp_d0e90c449e';

/** Seconds as cerebras reports them: about 2,000 tokens a second. */
function timeInfo({ promptTokens, completionTokens }: Generated, created: number) {
  const promptTime = promptTokens / 20_000;
  const completionTime = completionTokens / 2000;
  return {
    queue_time: 0.000081,
    prompt_time: promptTime,
    completion_time: completionTime,
    total_time: 0.0015 + promptTime + completionTime,
    created,
  };
}

const dialect: ChatDialect = {
  id: (hex) => `chatcmpl-${uuidFrom(hex)}`,
  usage: 'last',
  hasLogprobs: false,
  // As recorded: no end marker, and no line end after the last event.
  ending: 'unterminated',
  completionExtras: (generated, { created }) => ({
    system_fingerprint: FINGERPRINT,
    time_info: timeInfo(generated, created),
  }),
  chunkExtras: (place, generated, { created }) => ({
    system_fingerprint: FINGERPRINT,
    ...(place === 'last' ? { usage: usageOf(generated), time_info: timeInfo(generated, created) } : {}),
  }),
};

const wordProblem: WordProblem = (problem, { method, path }) => {
  const answer = (message: string, type: string, param: string | undefined, code: string) => ({
    status: problem.status,
    body: { message, type, param: param ?? '', code },
  });
  switch (problem.reason) {
    case 'missing-key':
    case 'invalid-key':
      return answer('Wrong API Key', 'invalid_request_error', 'api_key', 'wrong_api_key');
    case 'unknown-model':
      return answer(
        `Model ${problem.param} does not exist or you do not have access to it.`,
        'not_found_error',
        'model',
        'model_not_found',
      );
    case 'unknown-url':
      return answer(`Unknown request URL: ${method} ${path}`, 'not_found_error', undefined, 'unknown_url');
    case 'missing-field':
      return answer(
        `body.${problem.param}: Field required`,
        'invalid_request_error',
        'validation_error',
        'wrong_api_format',
      );
    default:
      return answer(problem.message, 'invalid_request_error', problem.param, 'wrong_api_format');
  }
};

export const cerebras = defineProvider({
  id: 'cerebras',
  label: 'Cerebras',
  direct: 'host',
  readKey: schemeKey('Bearer'),
  wordProblem,
  models: [
    { hubId: 'meta-llama/Llama-3.1-8B-Instruct', providerId: 'llama3.1-8b', task: 'conversational' },
    { hubId: 'meta-llama/Llama-3.3-70B-Instruct', providerId: 'llama-3.3-70b', task: 'conversational' },
    { hubId: 'openai/gpt-oss-120b', providerId: 'gpt-oss-120b', task: 'conversational' },
  ],
  chatPath: () => '/v1/chat/completions',
  routes(app, world) {
    app.post(
      '/v1/chat/completions',
      chatCompletions(world, {
        dialect,
        findModel: (name) => findModel(cerebras, name),
        check(body) {
          // The server takes no member it does not know from OpenAI's newest clients.
          if (body.store === undefined) return;
          throw new Refusal({
            status: 400,
            reason: 'refused',
            param: 'store',
            message: 'property store is unsupported',
          });
        },
      }),
    );
    app.get('/v1/models', modelList(cerebras.models));
  },
});
