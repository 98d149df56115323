import { findChat, listChats, removeChat } from '../../chat/chat-store.ts';
import { defineCommand, words } from '../../command-line/command.ts';
import { EXIT, UsageError } from '../../command-line/errors.ts';
import { flag } from '../../command-line/option.ts';
import { note } from '../../io/print.ts';

export const rm = defineCommand({
  name: 'rm',
  summary: 'delete conversations',
  arguments: { ids: words('id', 'ids, or their beginnings') },
  options: { all: flag('--all', 'delete all conversations') },
  examples: [{ line: 'hubkit chats rm last', about: 'the newest conversation' }],
  async run({ ids, all: isAll }, io) {
    if (isAll === ids.length > 0) throw new UsageError('Name the conversations to delete, or pass --all.');
    const chats = isAll ? await listChats(io) : await Promise.all(ids.map((id) => findChat(id, io)));
    for (const chat of new Set(chats)) await removeChat(chat, io);
    await note(io, `hubkit: deleted ${chats.length} conversation${chats.length === 1 ? '' : 's'}`);
    return EXIT.done;
  },
});
