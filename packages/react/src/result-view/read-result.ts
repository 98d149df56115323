import { readBoxes, readLabels, readMasks, readTokens } from './read/read-found.ts';
import { findMediaKind, readMedia } from './read/read-media.ts';
import { readMatrix, readVectors } from './read/read-numbers.ts';
import { readTable } from './read/read-table.ts';
import { all, list, record, text } from './read/shape.ts';
import type { Result, ResultData, ResultKind } from './result.ts';

type Readers = { readonly [Kind in ResultKind]: (value: unknown) => ResultData[Kind] | undefined };

const READERS: Readers = {
  image: (value) => readMedia(value, 'image'),
  audio: (value) => readMedia(value, 'audio'),
  video: (value) => readMedia(value, 'video'),
  labels: readLabels,
  boxes: readBoxes,
  masks: readMasks,
  table: readTable,
  tokens: readTokens,
  embeddings: readVectors,
  similarity: readMatrix,
  text: readText,
  json: (value) => value ?? null,
};

const EXPECTED: Readonly<Record<ResultKind, string>> = {
  image: 'an address or Blob of an image',
  audio: 'an address or Blob of a recording',
  video: 'an address or Blob of a video',
  labels: 'a list of { label, score }',
  boxes: 'a list of { label, score, box: { xmin, ymin, xmax, ymax } }',
  masks: 'a list of { label, score, mask }',
  table: 'rows as objects or lists, or columns by name',
  tokens: 'a list of { word, entity_group, score, start, end }',
  embeddings: 'vectors of numbers, all of one length',
  similarity: 'a list or matrix of numbers',
  text: 'a text',
  json: 'any value',
};

/** Reads a value as a kind of result. A value of another shape is shown as JSON, with the expected shape. */
export function readResult(value: unknown, kind: ResultKind = guessKind(value)): Result {
  const data = READERS[kind](value);
  if (data === undefined) return { kind: 'json', data: value, problem: { wanted: kind, expected: EXPECTED[kind] } };
  return { kind, data } as Result; // The reader of a kind returns its data; the compiler cannot connect the two.
}

/** The kind whose shape a value has; `json` if there is none. */
export function guessKind(value: unknown): ResultKind {
  if (typeof Blob !== 'undefined' && value instanceof Blob) return findMediaKind(value.type) ?? 'json';
  if (typeof value === 'string') return findMediaKind(/^data:([^;,]*)/.exec(value)?.[1] ?? '') ?? 'text';
  const first = record(Array.isArray(value) ? value[0] : value);
  if (first === undefined)
    return Array.isArray(value) && Array.isArray(value[0]) && readVectors(value) ? 'embeddings' : 'json';
  const media = findMediaKind(text(first['content-type']) ?? '');
  if (media && READERS[media](value)) return media;
  const kinds = ['boxes', 'masks', 'tokens', 'labels', 'text'] as const;
  const kind = kinds.find((candidate) => READERS[candidate](value) !== undefined);
  return kind ?? (Array.isArray(value) && readTable(value) ? 'table' : 'json');
}

const FIELDS = ['generated_text', 'translation_text', 'summary_text', 'answer', 'text'] as const;

/** Reads a text, or objects with a text under one of the names that tasks use, alone or in a list. */
function readText(value: unknown): readonly string[] | undefined {
  return all(list(value), (item) => {
    const fields = record(item);
    return text(item) ?? FIELDS.map((name) => text(fields?.[name])).find((found) => found !== undefined);
  });
}
