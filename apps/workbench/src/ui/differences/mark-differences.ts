import type { Element, ElementContent, Root, Text } from 'hast';
import { lackingWords, splitWords, type Word } from './lacking-words.ts';

/**
 * Makes a rehype plugin that marks the words which all of some other texts lack. Blocks of code are compared, too, but left as they are,
 * as they are drawn in colors.
 *
 * @param others - The other texts, as the Markdown that they were written in.
 */
export function markDifferences(others: readonly string[]): () => (tree: Root) => void {
  return () => (tree) => {
    const texts = textsIn(tree);
    const words = texts.map(({ value }) => splitWords(value));
    const own = words.flat().map(({ text }) => text);
    const lacking = others.map((other) =>
      lackingWords(
        own,
        splitWords(other).map(({ text }) => text),
      ),
    );
    const isLacking = (index: number) => lacking.every((places) => places.has(index));
    let first = 0;
    const marked = new Map<Text, readonly Word[]>();
    for (const [place, text] of texts.entries()) {
      const inText = words[place] ?? [];
      const start = first;
      marked.set(
        text,
        joinRuns(inText, (index) => isLacking(start + index)),
      );
      first += inText.length;
    }
    replaceTexts(tree, marked);
  };
}

function textsIn(parent: Root | Element): readonly Text[] {
  return (parent.children as ElementContent[]).flatMap((child) => {
    if (child.type === 'text') return [child];
    return child.type === 'element' ? textsIn(child) : [];
  });
}

/** Joins neighboring marked words, with their spaces and punctuation. */
function joinRuns(words: readonly Word[], isMarked: (index: number) => boolean): readonly Word[] {
  const runs: Word[] = [];
  for (const [index, word] of words.entries()) {
    if (!isMarked(index)) continue;
    const last = runs.at(-1);
    if (last && index > 0 && isMarked(index - 1)) runs[runs.length - 1] = { ...last, to: word.to };
    else runs.push(word);
  }
  return runs;
}

function replaceTexts(parent: Root | Element, marked: ReadonlyMap<Text, readonly Word[]>): void {
  // The children of a root are those of elements, but for a document type, which Markdown has not.
  parent.children = (parent.children as ElementContent[]).flatMap((child): ElementContent[] => {
    if (child.type === 'text') return split(child, marked.get(child) ?? []);
    if (child.type === 'element' && child.tagName !== 'pre') replaceTexts(child, marked);
    return [child];
  });
}

function split({ value }: Text, runs: readonly Word[]): ElementContent[] {
  const parts: ElementContent[] = [];
  let done = 0;
  const plain = (to: number) => {
    if (to > done) parts.push({ type: 'text', value: value.slice(done, to) });
  };
  for (const { from, to } of runs) {
    plain(from);
    const children: Text[] = [{ type: 'text', value: value.slice(from, to) }];
    parts.push({ type: 'element', tagName: 'mark', properties: {}, children });
    done = to;
  }
  plain(value.length);
  return parts;
}
