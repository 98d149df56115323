import type { LanguageModelV3CallOptions, SharedV3Warning } from '@ai-sdk/provider';
import type { ChatCompletionArgs, ChatCompletionInputTool, ResponseFormat } from '@hubkit/inference';
import { unsupported } from '../response.ts';
import { type ModelParts, ownOptions, toPlace } from '../settings.ts';
import { chatMessages } from './prompt.ts';

/** Arguments of a chat for a call of the AI SDK, with warnings about what they leave out. */
export function chatArgs(parts: ModelParts<'conversational'>, call: LanguageModelV3CallOptions) {
  const warnings: SharedV3Warning[] = [];
  if (call.topK !== undefined) {
    warnings.push(unsupported('topK', 'Few services take it: pass `top_k` in `providerOptions.hubkit` for those.'));
  }
  const tools = call.tools?.flatMap((tool): ChatCompletionInputTool[] => {
    if (tool.type === 'provider') {
      warnings.push(
        unsupported(`tool ${tool.id}`, 'Tools that a service runs itself belong to the package of that service.'),
      );
      return [];
    }
    const { name, description, inputSchema, strict } = tool;
    const described = { ...(description !== undefined && { description }), ...(strict !== undefined && { strict }) };
    return [{ type: 'function', function: { name, ...described, parameters: inputSchema } }];
  });
  const hasTools = tools !== undefined && tools.length > 0;
  const args = {
    ...toPlace(parts),
    messages: chatMessages(call.prompt, onlyProvider(parts)),
    ...given({
      max_tokens: call.maxOutputTokens,
      temperature: call.temperature,
      top_p: call.topP,
      presence_penalty: call.presencePenalty,
      frequency_penalty: call.frequencyPenalty,
      seed: call.seed,
      stop: call.stopSequences?.length ? call.stopSequences : undefined,
    }),
    ...(hasTools && { tools, ...given({ tool_choice: toolChoice(call.toolChoice) }) }),
    ...formatArgs(call.responseFormat, hasTools),
    ...ownOptions(call.providerOptions),
  };
  // With a format, the answer has one member more, which nobody reads here.
  return { args: args as ChatCompletionArgs, warnings };
}

/** The provider that every call of a model goes to first, where it names one. */
function onlyProvider({ settings: { provider, endpointUrl } }: ModelParts<'conversational'>): string | undefined {
  const [first] = Array.isArray(provider) ? provider : [provider];
  if (endpointUrl !== undefined || first === undefined || first === 'auto') return undefined;
  return typeof first === 'string' ? first : first.id;
}

function toolChoice(choice: LanguageModelV3CallOptions['toolChoice']) {
  if (choice?.type !== 'tool') return choice?.type;
  return { type: 'function', function: { name: choice.toolName } };
}

/** The client knows the way to JSON of each provider; beside tools, only the services themselves can combine the two. */
function formatArgs(format: LanguageModelV3CallOptions['responseFormat'], hasTools: boolean) {
  if (format?.type !== 'json') return {};
  const { schema, name = 'answer', description } = format;
  if (!schema) return { response_format: { type: 'json_object' as const } };
  const described = { name, ...(description !== undefined && { description }) };
  const jsonSchema = { ...schema };
  if (hasTools)
    return { response_format: { type: 'json_schema' as const, json_schema: { ...described, schema: jsonSchema } } };
  // The AI SDK parses, repairs and validates the text itself, with errors of its own.
  const anything = { '~standard': { version: 1, vendor: 'ai', validate: (value: unknown) => ({ value }) } } as const;
  const responseFormat: ResponseFormat = { ...described, schema: anything, jsonSchema, repair: () => 'null' };
  return { responseFormat };
}

function given<Members extends object>(members: Members): Partial<Members> {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as Partial<Members>;
}
