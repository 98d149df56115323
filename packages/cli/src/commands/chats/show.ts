import { findChat, textOfMessage } from '../../chat/chat-store.ts';
import { defineCommand, optional } from '../../command-line/command.ts';
import { EXIT } from '../../command-line/errors.ts';
import { colorsFor } from '../../io/colors.ts';
import { print, printText } from '../../io/print.ts';
import { printJson } from '../../listing/print-listing.ts';

export const show = defineCommand({
  name: 'show',
  summary: 'print a conversation',
  arguments: { id: optional('id', 'id, or its beginning; the newest without it') },
  options: {},
  examples: [{ line: 'hubkit chats show', about: 'the newest conversation' }],
  async run({ id = 'last', json: isJson }, io) {
    const chat = await findChat(id, io);
    if (isJson) {
      await printJson(io, chat);
      return EXIT.done;
    }
    const { bold } = colorsFor(io, io.stdout);
    for (const message of chat.messages) {
      await print(io, `${bold(`${message.role}:`)}\n`);
      await printText(io, `${textOfMessage(message).trim()}\n\n`);
    }
    return EXIT.done;
  },
});
