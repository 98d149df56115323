import { UsageError } from '../command-line/errors.ts';

/** Throws unless a text is the id of a model on the hub. */
export function checkModelId(id: string): void {
  if (!/^(?!\.+\/)[\w.-]+\/(?!\.+$)[\w.-]+$/.test(id)) {
    throw new UsageError(
      `"${id}" is not a model id. Model ids look like openai/gpt-oss-20b; search with \`hubkit models ${id}\`.`,
    );
  }
}
