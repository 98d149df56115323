import { findChat, listChats, removeChat } from '../../chat/chat-store.ts';
import { defineCommand, words } from '../../command-line/command.ts';
import { EXIT, UsageError } from '../../command-line/errors.ts';
import { flag } from '../../command-line/option.ts';
import { counted } from '../../listing/counted.ts';
import { report } from '../../listing/print-listing.ts';

export const rm = defineCommand({
  name: 'rm',
  summary: 'delete conversations',
  arguments: { ids: words('id', 'ids, or their beginnings') },
  options: { all: flag('--all', 'delete all conversations') },
  examples: [{ line: 'hubkit chats rm last', about: 'the newest conversation' }],
  async run({ ids, all: isAll, json: isJson }, io) {
    if (isAll === ids.length > 0) throw new UsageError('Name the conversations to delete, or pass --all.');
    const found = isAll ? await listChats(io) : await Promise.all(ids.map((id) => findChat(id, io)));
    // Two names may mean the same conversation.
    const chats = new Map(found.map((chat) => [chat.id, chat]));
    for (const chat of chats.values()) await removeChat(chat, io);
    await report(io, isJson, { deleted: [...chats.keys()] }, `deleted ${counted(chats.size, 'conversation')}`);
    return EXIT.done;
  },
});
