import { isMembers, type Members } from '../message.ts';

/** Reads the arguments of a call as the object that a block has. What is no object stands under a name that says so. */
export function readInput(text: string): Members {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { invalid_json: text };
  }
  return isMembers(value) ? value : { invalid_input: value };
}
