import { answer } from '../chat/answer.ts';
import type { AnswerRequest } from '../chat/answer-request.ts';
import { readAnswerSchema } from '../chat/answer-schema.ts';
import { type Content, hasImage } from '../chat/attachments.ts';
import { chatOptions } from '../chat/chat-options.ts';
import { chatParameters } from '../chat/chat-parameters.ts';
import { type Conversation, openConversation } from '../chat/conversation.ts';
import { converse } from '../chat/converse.ts';
import { openQuestions, type Questions } from '../chat/questions.ts';
import { readPrompt } from '../chat/read-prompt.ts';
import type { Toolbox } from '../chat/tools/toolbox.ts';
import { defineCommand, words } from '../command-line/command.ts';
import { EXIT, UsageError } from '../command-line/errors.ts';
import type { Connection } from '../connect/connect.ts';
import type { Io } from '../io/io.ts';
import { readText } from '../io/read-input.ts';
import { textOrFile } from '../io/text-or-file.ts';
import { priceList } from '../models/model-price.ts';
import { readConfig } from '../settings/config.ts';

export const chat = defineCommand({
  name: 'chat',
  summary: 'chat with a model; the answer streams to standard output',
  details:
    'The prompt is the words and, below them, the piped input; a `-` among the words says where the piped input goes. ' +
    'Files are attached with --attach or as @file: images, WAV and MP3 audio, PDF, text and code. At a terminal, without a ' +
    'prompt, a conversation starts: Ctrl-C stops an answer, Ctrl-D or /exit ends the conversation, /help shows more. ' +
    'Only the answer goes to standard output. Ctrl-C keeps the text received so far and exits with 130. Conversations are kept ' +
    'on this machine (`hubkit chats`) unless --no-log is given or the setting log is off.',
  arguments: { prompt: words('prompt', 'the message') },
  options: chatOptions,
  examples: [
    { line: 'hubkit chat "Why is the sky blue?"', about: 'one question' },
    { line: 'git diff | hubkit chat "Write a commit message for this change"', about: 'a question about piped text' },
    { line: 'hubkit chat "What is in this picture?" -a photo.jpg', about: 'a question about a file' },
    {
      line: 'hubkit chat --prompt translate --param language=French "Good morning"',
      about: 'a prompt of `hubkit prompts`',
    },
    { line: 'hubkit chat -c "And in winter?"', about: 'continue the newest conversation' },
    { line: "hubkit chat 'Ada is 36' --schema 'name, age int' | jq .age", about: 'an answer in JSON' },
    { line: 'hubkit chat "How old is this project?" --tool files --tool time', about: 'tools that the model may call' },
    {
      line: 'hubkit chat "What is new in our tracker?" --tool mcp:https://mcp.example.com/mcp#list_issues',
      about: 'a tool of an MCP server',
    },
    { line: 'hubkit chat "Name three rivers" --code python', about: 'a program that does the same' },
    { line: 'hubkit chat --provider groq,together --model meta-llama/Llama-3.1-8B-Instruct', about: 'a conversation' },
    {
      line: `hubkit chat "Name three rivers" --json | jq -j '.choices[0].delta.content // empty'`,
      about: 'the raw chunks',
    },
    {
      line: `hubkit chat "Name three rivers" --no-stream --json | jq '.usage'`,
      about: 'the whole response of the service',
    },
  ],
  async run(args, io) {
    if (args.cheapest && args.fastest) throw new UsageError('--cheapest cannot be combined with --fastest.');
    const hasSaved = args.saved !== undefined;
    const isConversation = args.prompt.length === 0 && args.attach.length === 0 && !hasSaved && io.stdin.isTTY === true;
    const content = isConversation
      ? ''
      : await applyTemplate(await readPrompt(args.prompt, args.attach, io, { mayBeEmpty: hasSaved }), args, io);
    const [parameters, schema, config] = await Promise.all([
      chatParameters(args, io),
      args.schema === undefined ? undefined : readAnswerSchema(args.schema, io),
      readConfig(io),
    ]);
    const { system: given = config.system } = args;
    const system = given === undefined ? undefined : await readSystem(given, io);
    const { connect } = await import('../connect/connect.ts');
    const conversation = await openConversation(args, system, io);
    const questions = openQuestions(io);
    const toolbox = await openToolbox(args.tool, io, questions);
    try {
      const sees = [content, ...conversation.messages.map((message) => message.content)].some(hasImage);
      const connection = await connect(
        { ...args, model: args.model ?? conversation.model },
        { task: 'conversational', kind: sees ? 'image' : 'text' },
        io,
      );
      try {
        const request = {
          connection: withPolicy(connection, args),
          parameters: await withTemplateSwitch(parameters, connection, io),
          schema,
          tools: toolbox?.tools,
          approval: { isApproved: args.yes },
          questions,
          isStream: args.stream,
          isJson: args.json,
          isMarkdown: args.markdown && schema === undefined,
          hasUsage: args.usage,
          ...(args.usage && { findPrice: priceList(connection.options.endpoints?.router, io) }),
        };
        if (args.code !== undefined) {
          if (isConversation) throw new UsageError('--code needs a prompt. In a conversation, type /code.');
          const { printProgram } = await import('../chat/print-program.ts');
          await printProgram(args.code, [...conversation.messages, { role: 'user', content }], request, io);
          return EXIT.done;
        }
        return await talk(isConversation ? undefined : content, conversation, request, io);
      } finally {
        await connection.close();
      }
    } finally {
      await toolbox?.close();
    }
  },
});

/** Reads the file of `@name`, which has to exist: a system message hardly begins with a mention. */
function readSystem(text: string, io: Io): Promise<string> {
  const flag = '--system';
  return text.startsWith('@') ? readText(text.slice(1), io, { flag }) : textOrFile(text, io, { flag });
}

async function openToolbox(
  names: readonly string[],
  io: Io,
  questions: Questions | undefined,
): Promise<Toolbox | undefined> {
  if (names.length === 0) return undefined;
  const { readTools } = await import('../chat/tools/read-tools.ts');
  return readTools(names, io, questions);
}

/** Answers one message, or holds a conversation without one. */
async function talk(
  content: Content | undefined,
  conversation: Conversation,
  request: AnswerRequest,
  io: Io,
): Promise<number> {
  if (content === undefined) return converse(conversation, request, io);
  const question = { role: 'user', content } as const;
  const answers = await answer([...conversation.messages, question], request, io);
  await conversation.keep([question, ...answers], request.connection.target.model);
  return EXIT.done;
}

/** Fills in the prompt of `--prompt`, or the template of `--template`, with the text of the prompt; attachments stay. */
async function applyTemplate(
  content: Content,
  {
    saved,
    template,
    param: params,
  }: { readonly saved: string | undefined; readonly template: string | undefined; readonly param: readonly string[] },
  io: Io,
): Promise<Content> {
  if (saved !== undefined && template !== undefined)
    throw new UsageError('--prompt cannot be combined with --template.');
  if (saved === undefined && template === undefined) {
    if (params.length > 0) throw new UsageError('--param sets a variable of --prompt or --template, which is missing.');
    return content;
  }
  const { fillSavedPrompt, renderPrompt } = await import('../chat/prompt-template.ts');
  const make = (input: string) =>
    saved === undefined
      ? renderPrompt(template ?? '', { input, params }, io)
      : fillSavedPrompt(saved, { input, params }, io);
  if (typeof content === 'string') return make(content);
  const input = content.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n\n');
  return [{ type: 'text', text: await make(input) }, ...content.filter(({ type }) => type !== 'text')];
}

/** Adds the switch of the template of an own server, which some leave to it. */
async function withTemplateSwitch(
  parameters: Readonly<Record<string, unknown>>,
  connection: Connection,
  io: Io,
): Promise<Readonly<Record<string, unknown>>> {
  const { reasoning, thinkingVariable: given } = parameters;
  if (typeof reasoning !== 'string' || given !== undefined || connection.target.endpointUrl === undefined)
    return parameters;
  const { thinkingVariable } = await import('../chat/thinking-variable.ts');
  const found = await thinkingVariable(connection, io);
  return found === undefined ? parameters : { ...parameters, thinkingVariable: found };
}

/** Names the hub's policy in the model: `:cheapest` or `:fastest`. */
function withPolicy(
  connection: Connection,
  { cheapest, fastest }: { readonly cheapest: boolean; readonly fastest: boolean },
): Connection {
  const { model, provider } = connection.target;
  if (!cheapest && !fastest) return connection;
  if (model === undefined || (provider !== undefined && provider !== 'auto')) {
    throw new UsageError(
      '--cheapest and --fastest let the hub choose: use HF_TOKEN, without --provider or --endpoint.',
    );
  }
  return { ...connection, target: { ...connection.target, model: `${model}:${cheapest ? 'cheapest' : 'fastest'}` } };
}
