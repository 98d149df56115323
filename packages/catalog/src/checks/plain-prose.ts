import type { DemoItem } from '../task-definition/define-page.ts';
import type { Check, Finding } from './check.ts';

/** Every description is there, is a sentence, and has no stray spaces. */
export const check: Check = ({ pages }) =>
  [...pages].flatMap(([task, page]) => {
    const sentences: ReadonlyArray<readonly [string, string]> = [
      ['summary', page.summary],
      ...[...page.datasets, ...page.metrics, ...page.models, ...page.spaces].map(
        ({ id, description }) => [id, description] as const,
      ),
      ...page.models.flatMap(({ id, whyOld }) => (whyOld === undefined ? [] : [[id, whyOld] as const])),
    ];
    const texts = [...page.demo.inputs, ...page.demo.outputs].flatMap(listTexts);
    return [
      ...sentences
        .filter(([, text]) => !isSentence(text))
        .map(([where, text]) => ({
          message: `${task}, ${where}: write a sentence.`,
          ...rewritten(task, text, sentence),
        })),
      ...texts
        .filter((text) => !isTidy(text))
        .map((text) => ({
          message: `${task}, demo: "${text}" is empty or has stray spaces.`,
          ...rewritten(task, text, tidy),
        })),
    ];
  });

function rewritten(page: string, before: string, rewrite: (text: string) => string): Pick<Finding, 'fix'> {
  const after = rewrite(before);
  return after === '' ? {} : { fix: { in: { page }, before, after } };
}

function tidy(text: string): string {
  return text.trim().replaceAll(/\s{2,}/g, ' ');
}

/** A capital at the start and a full stop at the end. */
function sentence(text: string): string {
  const line = tidy(text);
  return line.slice(0, 1).toUpperCase() + line.slice(1) + (/[\p{L}\p{N})]$/u.test(line) ? '.' : '');
}

function isTidy(text: string): boolean {
  return text !== '' && text === text.trim() && !/\s{2}/.test(text);
}

function isSentence(text: string): boolean {
  return isTidy(text) && /^[A-Z0-9].*[.!?]$/.test(text);
}

function listTexts(item: DemoItem): readonly string[] {
  switch (item.type) {
    case 'img':
    case 'audio':
      return [item.filename];
    case 'text':
      return [item.label, item.content];
    case 'chart':
      return item.data.map(({ label }) => label);
    case 'tabular':
      return item.table.flat();
    case 'text-with-tokens':
      return [item.text, ...item.tokens.map(({ type }) => type)];
  }
}
