import { randomBytes } from 'node:crypto';
import { appendFile, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { CliError, UsageError } from '../command-line/errors.ts';
import { describeReason } from '../io/file-error.ts';
import type { Io } from '../io/io.ts';
import { makePrivateFolder } from '../io/make-private-folder.ts';
import { dataFolder } from '../settings/places.ts';
import type { Message } from './answer-request.ts';

/** A kept conversation. */
export interface Chat {
  readonly id: string;
  /** The beginning of the first prompt. */
  readonly title: string;
  /** Time of the first message, in ISO 8601. */
  readonly created: string;
  readonly messages: readonly KeptMessage[];
}

/** A message with its time, in ISO 8601, and the model that wrote it. */
export interface KeptMessage extends Message {
  readonly at: string;
  readonly model?: string | undefined;
}

/**
 * Appends messages to the file of a conversation, one JSON value a line; the first append of a conversation makes the file,
 * readable only by its owner. A process that dies in between leaves all earlier lines.
 */
export async function keepMessages(id: string, messages: readonly KeptMessage[], io: Io): Promise<void> {
  const folder = findFolder(io.env);
  if (folder === undefined || messages.length === 0) return;
  const lines = messages.map((message) => `${JSON.stringify(message)}\n`).join('');
  try {
    await makePrivateFolder(folder);
    await appendFile(join(folder, `${id}.jsonl`), lines, { mode: 0o600 });
  } catch (cause) {
    throw new CliError(
      `Cannot keep the conversation in ${folder}: ${describeReason(cause)}. \`hubkit config set log off\` keeps none.`,
      {
        cause,
      },
    );
  }
}

/** Makes the id of a new conversation: its date and time, and a random end. Ids sort by time. */
export function newChatId(now = new Date()): string {
  return `${now.toISOString().slice(0, 19).replaceAll(':', '').replace('T', '-')}-${randomBytes(2).toString('hex')}`;
}

/** Lists all conversations, the newest first. */
export async function listChats(io: Io): Promise<readonly Chat[]> {
  const folder = findFolder(io.env);
  const names = folder === undefined ? [] : await readdir(folder).catch(() => []);
  const ids = names.flatMap((name) => /^([\w-]+)\.jsonl$/.exec(name)?.[1] ?? []);
  const chats = await Promise.all(ids.map((id) => readChatFile(id, io)));
  return chats
    .filter((chat) => chat.messages.length > 0)
    .sort((a, b) => lastTime(b).localeCompare(lastTime(a)) || b.id.localeCompare(a.id));
}

/** Finds a conversation by its id or the beginning of it; `last` is the newest. */
export async function findChat(name: string, io: Io): Promise<Chat> {
  if (name === '') throw new UsageError('The id of the conversation is empty. `hubkit chats list` lists the ids.');
  const chats = await listChats(io);
  if (name === 'last') {
    const [newest] = chats;
    if (newest === undefined) throw new CliError('There is no conversation to continue yet.');
    return newest;
  }
  const found = chats.filter(({ id }) => id.startsWith(name));
  const [chat, ...more] = found.some(({ id }) => id === name) ? found.filter(({ id }) => id === name) : found;
  if (chat === undefined) throw new UsageError(`There is no conversation "${name}". \`hubkit chats list\` lists them.`);
  if (more.length > 0) throw new UsageError(`Several conversations begin with "${name}": write more of the id.`);
  return chat;
}

/** Deletes a conversation. */
export async function removeChat({ id }: Chat, io: Io): Promise<void> {
  const folder = findFolder(io.env);
  if (folder !== undefined) await rm(join(folder, `${id}.jsonl`));
}

/** The text of a message, with the kinds of its attachments. */
export function textOfMessage({ content }: Message): string {
  if (typeof content === 'string') return content;
  return content
    .map((part) => (part.type === 'text' ? part.text : part.type === 'image_url' ? '[image]' : '[audio]'))
    .join('\n\n');
}

async function readChatFile(id: string, { env }: Io): Promise<Chat> {
  const text = await readFile(join(findFolder(env) ?? '', `${id}.jsonl`), 'utf8');
  const messages = text.split('\n').flatMap(readLine);
  const first = messages.find(({ role }) => role === 'user');
  const title = first === undefined ? '' : textOfMessage(first).replaceAll(/\s+/g, ' ').trim().slice(0, 80);
  return { id, title, created: messages[0]?.at ?? '', messages };
}

/** Reads a line; one that was cut off by a crash is left out. */
function readLine(line: string): readonly KeptMessage[] {
  try {
    const message: Partial<KeptMessage> = JSON.parse(line);
    return typeof message.role === 'string' && message.content !== undefined ? [message as KeptMessage] : [];
  } catch {
    return [];
  }
}

function lastTime({ messages, created }: Chat): string {
  return messages.at(-1)?.at ?? created;
}

function findFolder(env: Io['env']): string | undefined {
  const folder = dataFolder(env);
  return folder && join(folder, 'chats');
}
