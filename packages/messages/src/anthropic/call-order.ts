import { ToolCallJoiner } from '../join/tool-call-joiner.ts';
import type { Members } from '../message.ts';

/** A piece of a tool call. */
export interface CallPiece {
  readonly id: string;
  readonly name: string;
  /** Arguments that follow those of the piece before. */
  readonly text: string;
  /** Members of the call beside its id and function. */
  readonly members: Members;
  readonly isFirst: boolean;
}

/** Puts the fragments of tool calls in the order of the calls: a call begins when the one before it is whole. */
export class CallOrder {
  readonly #joiner = new ToolCallJoiner();
  /** Position of the call that is being written; -1 before the first. */
  #position = -1;
  /** Characters of its arguments that were written. */
  #written = 0;

  /** Adds the `tool_calls` of a delta. Returns the pieces that can follow now. */
  push(fragments: readonly unknown[]): readonly CallPiece[] {
    this.#joiner.push(fragments);
    return this.#pieces(false);
  }

  /** Ends the calls. Returns the rest. */
  end(): readonly CallPiece[] {
    return this.#pieces(true);
  }

  #pieces(isEnd: boolean): readonly CallPiece[] {
    const calls = this.#joiner.openCalls;
    const pieces: CallPiece[] = [];
    for (;;) {
      const current = calls[this.#position];
      if (current && current.arguments.length > this.#written) {
        pieces.push(this.#piece(current, false));
      }
      const next = calls[this.#position + 1];
      // A call without arguments may still get a part of its name.
      if (!next || !(isEnd || next.arguments || calls.length > this.#position + 2)) return pieces;
      if (current && !isEnd && !isWhole(current.arguments)) return pieces;
      this.#position++;
      this.#written = 0;
      pieces.push(this.#piece(next, true));
    }
  }

  #piece({ id, name, arguments: text }: { id: string; name: string; arguments: string }, isFirst: boolean): CallPiece {
    const piece = text.slice(this.#written);
    this.#written = text.length;
    return { id, name, text: piece, members: this.#joiner.membersOf(this.#position) ?? {}, isFirst };
  }
}

/** True for arguments that nothing can continue. */
function isWhole(text: string): boolean {
  if (!text.trim()) return true;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
