import { keepMessages, newChatId } from '../../chat/chat-store.ts';
import { importedChats } from '../../chat/imported-chats.ts';
import { defineCommand, required } from '../../command-line/command.ts';
import { EXIT } from '../../command-line/errors.ts';
import { note, print } from '../../io/print.ts';
import { readText } from '../../io/read-input.ts';
import { counted } from '../../listing/counted.ts';
import { printJson } from '../../listing/print-listing.ts';

const importChats = defineCommand({
  name: 'import',
  summary: 'keep the conversations of a file of `chats export`, or of the workbench',
  arguments: { file: required('file', 'JSON file, or - for standard input') },
  options: {},
  examples: [
    { line: 'hubkit chats import chats.json', about: 'conversations of another machine' },
    {
      line: 'hubkit chats import chat.json && hubkit chat -c "And then?"',
      about: 'go on with a chat of the workbench',
    },
  ],
  async run({ file, json: isJson }, io) {
    const name = file === '-' ? 'standard input' : file;
    const chats = importedChats(await readText(file, io), name, new Date().toISOString());
    const ids: string[] = [];
    for (const messages of chats) {
      const id = newChatId();
      await keepMessages(id, messages, io);
      ids.push(id);
      if (!isJson) await print(io, `${id}\n`);
    }
    if (isJson) await printJson(io, { imported: ids });
    else await note(io, `hubkit: imported ${counted(chats.length, 'conversation')}`);
    return EXIT.done;
  },
});

export { importChats as import };
