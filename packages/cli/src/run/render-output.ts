import type { TaskJsonSchema } from '@hubkit/catalog/json-schema';

type Scalar = string | number | boolean | null;

/** Formats an output for people: its text, a table, or JSON if neither fits. */
export function renderOutput(output: unknown, schema: TaskJsonSchema['output']): string {
  const text = soleText(output, schema) ?? answerText(output);
  if (text !== undefined) return text;
  if (Array.isArray(output) && output.length > 0 && output.every(isFlat)) return table(output);
  return JSON.stringify(output, null, isNumbers(output) ? undefined : 2);
}

/** Returns the text of an output whose only required field is a text. */
function soleText(output: unknown, { required = [] }: TaskJsonSchema['output']): string | undefined {
  if (typeof output === 'string') return output;
  const [key] = required;
  if (key === undefined || required.length > 1 || typeof output !== 'object' || output === null) return undefined;
  const value: unknown = Reflect.get(output, key);
  return typeof value === 'string' ? value : undefined;
}

/** Returns the answer of a chat completion with one choice. Tool calls and other choices are shown as JSON. */
function answerText(output: unknown): string | undefined {
  const { choices } = (output ?? {}) as { readonly choices?: unknown };
  if (!Array.isArray(choices) || choices.length !== 1) return undefined;
  const { content, tool_calls: calls } = choices[0]?.message ?? {};
  return typeof content === 'string' && content !== '' && calls === undefined ? content : undefined;
}

function table(rows: readonly Readonly<Record<string, Scalar>>[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const cells = [columns, ...rows.map((row) => columns.map((column) => cell(row[column])))];
  const widths = columns.map((_, index) => Math.max(...cells.map((line) => line[index]?.length ?? 0)));
  return cells
    .map((line) =>
      line
        .map((text, index) => text.padEnd(widths[index] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function cell(value: Scalar | undefined): string {
  if (typeof value === 'number' && !Number.isInteger(value)) return value.toFixed(4);
  return String(value ?? '').replaceAll(/\s+/g, ' ');
}

function isFlat(row: unknown): row is Readonly<Record<string, Scalar>> {
  return (
    typeof row === 'object' &&
    row !== null &&
    !Array.isArray(row) &&
    Object.values(row).every((value) => typeof value !== 'object' || value === null)
  );
}

function isNumbers(value: unknown): boolean {
  return typeof value === 'number' || (Array.isArray(value) && value.every(isNumbers));
}
