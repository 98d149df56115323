import { setTimeout } from 'node:timers/promises';

/** Replies of a server that takes no command for the time being: no memory, still loading, a disk that is full, a failover. */
const PASSING =
  /^(?:OOM|LOADING|MISCONF|READONLY|MASTERDOWN|CLUSTERDOWN|TRYAGAIN|BUSY|NOREPLICAS)\b|command not allowed (?:when|under OOM)|OOM command/;

/** First and longest delay in ms before a command is sent again. */
const DELAY_MS = { first: 100, most: 2000 } as const;

/** Receives the reply of a server that takes nothing; undefined once it takes commands again. */
export type OnTrouble = (message: string | undefined) => void;

/** Sends a command until the server takes it. Commands wait for a connection by themselves. */
export async function insist<T>(command: () => Promise<T>, onTrouble: OnTrouble = () => {}): Promise<T> {
  for (let delayMs: number = DELAY_MS.first; ; delayMs = Math.min(DELAY_MS.most, delayMs * 2)) {
    try {
      const reply = await command();
      if (delayMs > DELAY_MS.first) onTrouble(undefined);
      return reply;
    } catch (error) {
      if (!isPassingReply(error)) throw error;
      onTrouble((error as Error).message);
      await setTimeout(delayMs);
    }
  }
}

/** True for a reply that says nothing about the command. */
function isPassingReply(error: unknown): boolean {
  return error instanceof Error && PASSING.test(error.message);
}
