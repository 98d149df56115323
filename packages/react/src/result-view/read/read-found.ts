import type { FoundBox, FoundMask, FoundToken, LabelScore, ResultData } from '../result.ts';
import { readMedia } from './read-media.ts';
import { all, finite, list, record, text, withScore } from './shape.ts';

/** Reads `{ label, score }[]`, and what other tasks call their labels: `answer`, `token_str`, `sequence`; or `{ labels, scores }`. */
export function readLabels(value: unknown): readonly LabelScore[] | undefined {
  const both = record(value);
  if (both && Array.isArray(both.labels) && Array.isArray(both.scores)) {
    const { labels, scores } = both as { labels: unknown[]; scores: unknown[] }; // Checked by the line above.
    return sorted(labels.map((label, index) => ({ label, score: scores[index] })));
  }
  // A list of lists is what some services return for one input in a batch.
  const items = list(value);
  return sorted(items.length === 1 && Array.isArray(items[0]) ? items[0] : items);
}

function sorted(items: readonly unknown[]): readonly LabelScore[] | undefined {
  const found = all(items, (item) => {
    const fields = record(item);
    const label = [fields?.label, fields?.answer, fields?.token_str, fields?.sequence].find(
      (name) => text(name) !== undefined,
    );
    const score = finite(fields?.score);
    return label === undefined || score === undefined ? undefined : { label: String(label), score };
  });
  return found?.sort((a, b) => b.score - a.score);
}

/** Reads `{ label, score, box: { xmin, ymin, xmax, ymax } }[]`. */
export function readBoxes(value: unknown): readonly FoundBox[] | undefined {
  return all(list(value), (item) => {
    const fields = record(item);
    const box = record(fields?.box);
    const label = text(fields?.label);
    const [left, top, right, bottom] = [box?.xmin, box?.ymin, box?.xmax, box?.ymax].map(finite);
    if (label === undefined || left === undefined || top === undefined || right === undefined || bottom === undefined)
      return undefined;
    const size = { width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
    return { label, ...withScore(fields?.score), x: left, y: top, ...size };
  });
}

/** Reads `{ label, score, mask }[]`, where the mask is base64 or an address. */
export function readMasks(value: unknown): readonly FoundMask[] | undefined {
  return all(list(value), (item) => {
    const fields = record(item);
    const label = text(fields?.label);
    const mask = readMedia(fields?.mask, 'image')?.[0]?.source;
    return label === undefined || typeof mask !== 'string' ? undefined : { label, ...withScore(fields?.score), mask };
  });
}

/** Reads `{ word, entity_group, score, start, end }[]`, or `{ text, tokens }` with such a list. */
export function readTokens(value: unknown): ResultData['tokens'] | undefined {
  const fields = record(value);
  const whole = text(fields?.text);
  const tokens = all(list(fields && Array.isArray(fields.tokens) ? fields.tokens : value), readToken);
  return tokens && { tokens, ...(whole !== undefined && { text: whole }) };
}

function readToken(item: unknown): FoundToken | undefined {
  const fields = record(item);
  const label = text(fields?.entity_group) ?? text(fields?.entity);
  const word = text(fields?.word);
  if (label === undefined || word === undefined) return undefined;
  const [start, end] = [finite(fields?.start), finite(fields?.end)];
  const range = start === undefined || end === undefined ? {} : { start, end };
  return { word, label, ...withScore(fields?.score), ...range };
}
