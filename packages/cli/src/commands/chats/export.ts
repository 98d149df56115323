import { type Chat, findChat, listChats, textOfMessage } from '../../chat/chat-store.ts';
import { defineCommand, optional } from '../../command-line/command.ts';
import { EXIT, UsageError } from '../../command-line/errors.ts';
import { choice, flag, text } from '../../command-line/option.ts';
import { print } from '../../io/print.ts';
import { printJson } from '../../listing/print-listing.ts';
import { checkOutput, saveText } from '../../run/save-output.ts';

const exportChats = defineCommand({
  name: 'export',
  summary: 'print one conversation, or all of them, as JSON or Markdown',
  arguments: { id: optional('id', 'id, or its beginning; all conversations without it') },
  options: {
    format: choice('--format <name>', 'json (default) or markdown', ['json', 'markdown']),
    output: text('-o, --output <name>', 'output file'),
    force: flag('--force', 'replace an existing file'),
  },
  examples: [
    { line: 'hubkit chats export -o chats.json', about: 'all conversations' },
    { line: 'hubkit chats export last --format markdown', about: 'the newest one, for people' },
  ],
  async run({ id, format = 'json', output, force: isForced, json: isJson }, io) {
    if (isJson && format === 'markdown') throw new UsageError('--json cannot be combined with --format markdown.');
    await checkOutput({ output, isForced }, false, io);
    const chats = id === undefined ? await listChats(io) : [await findChat(id, io)];
    const content = format === 'json' ? `${JSON.stringify(chats, null, 2)}\n` : chats.map(markdown).join('\n');
    if (output === undefined || output === '-') await print(io, isJson ? `${JSON.stringify(chats)}\n` : content);
    else await saveText(content, output, isForced, io);
    if (isJson && output !== undefined && output !== '-') await printJson(io, { file: output, chats: chats.length });
    return EXIT.done;
  },
});

export { exportChats as export };

function markdown({ title, created, messages }: Chat): string {
  const turns = messages.map((message) => `## ${message.role}\n\n${textOfMessage(message).trim()}\n`);
  return `# ${title}\n\n${created}\n\n${turns.join('\n')}`;
}
