import { listChats, textOfMessage } from '../../chat/chat-store.ts';
import { defineCommand, words } from '../../command-line/command.ts';
import { EXIT, UsageError } from '../../command-line/errors.ts';
import { flag } from '../../command-line/option.ts';
import { note } from '../../io/print.ts';
import { printJson, printSections } from '../../listing/print-listing.ts';

/** Characters that are shown on each side of a match. */
const around = 40;

export const search = defineCommand({
  name: 'search',
  summary: 'find messages that contain a text',
  arguments: { words: words('text', 'text to look for, in any case') },
  options: { json: flag('--json', 'print JSON') },
  examples: [{ line: 'hubkit chats search lighthouse', about: 'messages about lighthouses' }],
  async run({ words: given, json: isJson }, io) {
    const wanted = given.join(' ').toLowerCase();
    if (wanted === '') throw new UsageError('No text given to look for.');
    const found = (await listChats(io)).flatMap(({ id, messages }) =>
      messages.flatMap((message) => {
        const text = textOfMessage(message).replaceAll(/\s+/g, ' ');
        const place = text.toLowerCase().indexOf(wanted);
        if (place < 0) return [];
        return [
          { id, role: message.role, text: text.slice(Math.max(0, place - around), place + wanted.length + around) },
        ];
      }),
    );
    if (isJson) await printJson(io, found);
    else if (found.length === 0) await note(io, `hubkit: no message contains "${wanted}"`);
    else await printSections(io, [{ rows: found.map(({ id, role, text }) => [id, role, text]) }]);
    return EXIT.done;
  },
});
