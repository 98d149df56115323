import type { Content } from '../../chat/attachments.ts';
import { type KeptMessage, keepMessages, newChatId } from '../../chat/chat-store.ts';
import { defineCommand, required } from '../../command-line/command.ts';
import { EXIT, UsageError } from '../../command-line/errors.ts';
import { toMembers } from '../../io/is-object.ts';
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

type Fields = Readonly<Record<string, unknown>>;

/**
 * Reads the conversations of a file that `hubkit chats export` or the workbench (Share) has written. A chat that the workbench
 * held with several models becomes a conversation for each.
 *
 * @param now - Time of messages that have none, in ISO 8601.
 * @throws {UsageError} For other files; the message begins with the name.
 */
function importedChats(text: string, name: string, now: string): readonly (readonly KeptMessage[])[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new UsageError(`${name} is not JSON: ${(cause as Error).message}.`, { cause });
  }
  const chats = Array.isArray(value) ? value : toMembers(value).chats;
  if (!Array.isArray(chats) || chats.length === 0) {
    throw new UsageError(
      `${name} has no conversations: pass a file of \`hubkit chats export\`, or of Share in the workbench.`,
    );
  }
  return chats.map((chat, index) => {
    const { messages, model } = toMembers(chat);
    if (!Array.isArray(messages) || messages.length === 0) {
      throw new UsageError(`${name}: conversation ${index + 1} has no messages. Nothing was imported.`);
    }
    return messages.map((message) =>
      readMessage(toMembers(message), { model, now, where: `${name}: conversation ${index + 1}` }),
    );
  });
}

function readMessage(
  { role, content, at, model: own, tool_calls: calls, tool_call_id: call }: Fields,
  { model, now, where }: { readonly model: unknown; readonly now: string; readonly where: string },
): KeptMessage {
  if (role !== 'system' && role !== 'user' && role !== 'assistant' && role !== 'tool') {
    throw new UsageError(`${where} has a message of the role ${JSON.stringify(role)}. Nothing was imported.`);
  }
  const answered = own ?? model;
  return {
    role,
    // Beside calls of tools there may be no text.
    content: typeof content === 'string' || Array.isArray(content) ? (content as Content) : '',
    ...(calls !== undefined && { tool_calls: calls }),
    ...(typeof call === 'string' && { tool_call_id: call }),
    at: typeof at === 'string' ? at : now,
    ...(role === 'assistant' && typeof answered === 'string' && { model: answered }),
  };
}
