import { all, list, record, text } from './shape.ts';

const FIELDS = ['generated_text', 'translation_text', 'summary_text', 'answer', 'text'] as const;

/** Reads a text, or objects with a text under one of the names that tasks use, alone or in a list. */
export function readText(value: unknown): readonly string[] | undefined {
  return all(list(value), (item) => {
    const fields = record(item);
    return text(item) ?? FIELDS.map((name) => text(fields?.[name])).find((found) => found !== undefined);
  });
}
