import { listChats } from '../../chat/chat-store.ts';
import { defineCommand } from '../../command-line/command.ts';
import { EXIT } from '../../command-line/errors.ts';
import { flag, number } from '../../command-line/option.ts';
import { note } from '../../io/print.ts';
import { printJson, printSections } from '../../listing/print-listing.ts';

export const list = defineCommand({
  name: 'list',
  summary: 'list the conversations, the newest first',
  arguments: {},
  options: {
    limit: number('-n, --limit <count>', 'at most this many (default 30)', { min: 1, isInteger: true }),
    json: flag('--json', 'print JSON'),
  },
  examples: [{ line: 'hubkit chats list', about: 'id, time, model, number of messages and title' }],
  async run({ limit = 30, json: isJson }, io) {
    const chats = (await listChats(io)).slice(0, limit);
    if (isJson) {
      await printJson(
        io,
        chats.map(({ messages, ...chat }) => ({ ...chat, messages: messages.length })),
      );
    } else {
      const rows = chats.map(({ id, messages, title }) => [
        id,
        formatTime(messages.at(-1)?.at),
        messages.findLast(({ model }) => model !== undefined)?.model?.replace(/^.*\//, '') ?? '',
        String(messages.length),
        title,
      ]);
      if (rows.length === 0) await note(io, 'hubkit: there are no conversations yet');
      else await printSections(io, [{ rows }]);
    }
    return EXIT.done;
  },
});

/** A time in ISO 8601 as the day and minute of this machine. */
function formatTime(at: string | undefined): string {
  const time = new Date(at ?? '');
  if (Number.isNaN(time.getTime())) return '';
  const two = (value: number) => String(value).padStart(2, '0');
  const day = `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
  return `${day} ${two(time.getHours())}:${two(time.getMinutes())}`;
}
