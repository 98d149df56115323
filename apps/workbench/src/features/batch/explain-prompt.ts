/** What is wrong with a template of a batch. */
export interface PromptProblem {
  readonly field: 'prompt' | 'system';
  readonly text: string;
}

const MISSING = /there is no column "(.+?)" \(|'([^']+)' is undefined/;

/** Puts the message of a template into words of the page: a column that is not there is named beside those that are. */
export function explainPrompt(message: string, columns: readonly string[]): PromptProblem {
  const field = /^(?:the template of )?system\b/.test(message) ? 'system' : 'prompt';
  const [, plain, used] = MISSING.exec(message) ?? [];
  const column = plain ?? used;
  if (column === undefined)
    return { field, text: capitalize(message.replace(/^the template of .+? (?:failed|is not valid): /, '')) };
  if (columns.includes(column)) return { field, text: `Not every row has the column “${column}”.` };
  return { field, text: `No column “${column}”. Columns: ${columns.join(', ')}.` };
}

function capitalize(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
