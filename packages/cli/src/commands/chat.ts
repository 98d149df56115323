import { answer } from '../chat/answer.ts';
import { hasImage } from '../chat/attachments.ts';
import { converse } from '../chat/converse.ts';
import { readPrompt } from '../chat/read-prompt.ts';
import { defineCommand, words } from '../command-line/command.ts';
import { EXIT } from '../command-line/errors.ts';
import { flag, list, number, text } from '../command-line/option.ts';
import { connect } from '../connect/connect.ts';
import { routeOptions } from '../connect/route-options.ts';

export const chat = defineCommand({
  name: 'chat',
  summary: 'chat with a model; the answer streams to standard output',
  details:
    'The prompt is the words and, below them, the piped input; a `-` among the words says where the piped input goes. ' +
    'Files are attached with --attach or as @file: images, WAV and MP3 audio, PDF, text and code. At a terminal, without a ' +
    'prompt, a conversation starts: Ctrl-C stops an answer, Ctrl-D or /exit ends the conversation, /help shows more. ' +
    'Only the answer goes to standard output. Ctrl-C keeps the text received so far and exits with 130.',
  arguments: { prompt: words('prompt', 'the message') },
  options: {
    ...routeOptions,
    attach: list('-a, --attach <file>', 'attach a file or URL; - is standard input (repeatable)'),
    system: text('-s, --system <text>', 'instructions for the model'),
    temperature: number('-t, --temperature <number>', 'sampling temperature: 0 is the least random', {
      min: 0,
      max: 2,
    }),
    maxTokens: number('--max-tokens <count>', 'maximum length of the answer, in tokens', { min: 1, isInteger: true }),
    topP: number('--top-p <number>', 'sample only from the most likely tokens, up to this total probability', {
      min: 0,
      max: 1,
    }),
    stream: flag('--no-stream', 'print the answer when it is complete'),
    json: flag('--json', 'print the raw chunks as JSON lines'),
  },
  examples: [
    { line: 'hubkit chat "Why is the sky blue?"', about: 'one question' },
    { line: 'git diff | hubkit chat "Write a commit message for this change"', about: 'a question about piped text' },
    { line: 'hubkit chat "What is in this picture?" -a photo.jpg', about: 'a question about a file' },
    { line: 'hubkit chat --provider groq --model meta-llama/Llama-3.1-8B-Instruct', about: 'a conversation' },
    { line: 'hubkit chat "Name three rivers" --json | jq -r .choices[0].delta.content', about: 'the raw chunks' },
  ],
  async run(args, io) {
    const isConversation = args.prompt.length === 0 && args.attach.length === 0 && io.stdin.isTTY === true;
    const prompt = isConversation ? '' : await readPrompt(args.prompt, args.attach, io);
    const connection = await connect(args, { task: 'conversational', chat: hasImage(prompt) ? 'image' : 'text' }, io);
    const { temperature, maxTokens, topP, system, stream: isStream, json: isJson } = args;
    const request = { connection, temperature, maxTokens, topP, isStream, isJson };
    const opening = system === undefined ? [] : [{ role: 'system', content: system } as const];
    try {
      if (isConversation) return await converse(opening, request, io);
      await answer([...opening, { role: 'user', content: prompt }], request, io);
      return EXIT.done;
    } finally {
      await connection.close();
    }
  },
});
