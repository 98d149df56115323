import type { MemberRefusal } from '../../contract/refusal.ts';
import type { ModelOptions, ModelTable } from '../../contract/served-model.ts';
import type { Effort, Thinking } from '../../contract/thinking.ts';
import { effortSwitch } from '../../presets/thinking/switches.ts';

// Levels: models.dev, July 2026, and livekit PR#7169; the defaults and the codes of errors are not documented in one place.

/** The limit of tokens has another name at all models that reason. */
const NO_MAX_TOKENS: MemberRefusal = {
  member: 'max_tokens',
  message: "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
  code: 'unsupported_parameter',
};

/** Settings of the sampling, which are fixed while a model reasons. */
const NO_SAMPLING: readonly MemberRefusal[] = [
  {
    member: 'temperature',
    accepts: ['1'],
    message:
      "Unsupported value: 'temperature' does not support {value} with this model. Only the default (1) value is supported.",
    code: 'unsupported_value',
    isOnlyWhileThinking: true,
  },
  ...(['top_p', 'presence_penalty', 'frequency_penalty', 'logprobs'] as const).map((member) => ({
    member,
    accepts: member === 'top_p' ? ['1'] : ['0', 'false'],
    message: `Unsupported parameter: '${member}' is not supported with this model.`,
    code: 'unsupported_parameter',
    isOnlyWhileThinking: true,
  })),
];

/** Functions are for the Responses API while these models reason. */
function noTools(way: string): MemberRefusal {
  return {
    member: 'tools',
    param: 'reasoning_effort',
    message: `Function tools with reasoning_effort are not supported for {model} in /v1/chat/completions. ${way}`,
    isOnlyWhileThinking: true,
  };
}

const USE_RESPONSES = noTools('Please use /v1/responses instead.');
const USE_RESPONSES_OR_NONE = noTools("To use function tools, use /v1/responses or set reasoning_effort to 'none'.");

/** A model that reasons, and shows nothing of it on this route. */
function reasons(effort: Effort, levels: readonly Effort[]): Thinking {
  const listed = levels.map((level) => `'${level}'`).join(', ');
  return {
    form: 'hidden',
    effort,
    switches: [
      effortSwitch(levels, {
        message: `Unsupported value: 'reasoning_effort' does not support '{value}' with this model. Supported values are: ${listed}.`,
        code: 'unsupported_value',
      }),
    ],
  };
}

function model(thinks: Thinking, refuses: readonly MemberRefusal[] = []): ModelOptions {
  return { thinks, refuses: [NO_MAX_TOKENS, ...NO_SAMPLING, ...refuses] };
}

const UP_TO_HIGH = ['low', 'medium', 'high'] as const;
const FROM_NONE = ['none', ...UP_TO_HIGH, 'xhigh'] as const;

const REASONING_MODELS: Readonly<Record<string, ModelOptions>> = {
  'gpt-5.6': model(reasons('medium', FROM_NONE), [USE_RESPONSES_OR_NONE]),
  'gpt-5.6-terra': model(reasons('medium', FROM_NONE), [USE_RESPONSES_OR_NONE]),
  'gpt-5.5': model(reasons('medium', FROM_NONE), [USE_RESPONSES]),
  'gpt-5.4': model(reasons('none', FROM_NONE), [USE_RESPONSES]),
  'gpt-5.2': model(reasons('none', FROM_NONE)),
  'gpt-5.1': model(reasons('none', ['none', ...UP_TO_HIGH])),
  'gpt-5': model(reasons('medium', ['minimal', ...UP_TO_HIGH])),
  'gpt-5-mini': model(reasons('medium', ['minimal', ...UP_TO_HIGH])),
  'o4-mini': model(reasons('medium', UP_TO_HIGH)),
};

/** The member that the image models of today do not know: their images are always base64. */
const NO_RESPONSE_FORMAT: MemberRefusal = {
  member: 'response_format',
  message: "Unknown parameter: 'response_format'.",
  code: 'unknown_parameter',
};

/** The models of OpenAI by task and id at the hub. */
export const MODELS: ModelTable = {
  conversational: {
    'openai/gpt-4o-mini': 'gpt-4o-mini',
    'openai/gpt-4.1': 'gpt-4.1',
    'openai/gpt-3.5-turbo': 'gpt-3.5-turbo',
    ...Object.fromEntries(
      Object.entries(REASONING_MODELS).map(([id, options]) => [`openai/${id}`, { providerId: id, ...options }]),
    ),
  },
  'feature-extraction': {
    'openai/text-embedding-3-small': { providerId: 'text-embedding-3-small', dimensions: 1536 },
  },
  'text-to-image': {
    'openai/gpt-image-1': { providerId: 'gpt-image-1', refuses: [NO_RESPONSE_FORMAT] },
    'openai/gpt-image-1-mini': { providerId: 'gpt-image-1-mini', refuses: [NO_RESPONSE_FORMAT] },
    'openai/dall-e-3': 'dall-e-3',
  },
};
