import type { DemoItem } from '../define-page.ts';
import type { Check } from './check.ts';

/** Every description is there, is a sentence, and has no stray spaces. */
export const check: Check = ({ pages }) =>
  [...pages].flatMap(([task, page]) => {
    const sentences: ReadonlyArray<readonly [string, string]> = [
      ['summary', page.summary],
      ...[...page.datasets, ...page.metrics, ...page.models, ...page.spaces].map(
        ({ id, description }) => [id, description] as const,
      ),
    ];
    const texts = [...page.demo.inputs, ...page.demo.outputs].flatMap(textsOf);
    return [
      ...sentences.filter(([, text]) => !isSentence(text)).map(([where]) => `${task}, ${where}: write a sentence.`),
      ...texts.filter((text) => !isTidy(text)).map((text) => `${task}, demo: "${text}" is empty or has stray spaces.`),
    ];
  });

function isTidy(text: string): boolean {
  return text !== '' && text === text.trim() && !/\s{2}/.test(text);
}

function isSentence(text: string): boolean {
  return isTidy(text) && /^[A-Z0-9].*[.!?]$/.test(text);
}

function textsOf(item: DemoItem): readonly string[] {
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
