// A page of samples: Markdown in which each heading `## name` is a case, with its input and what is expected of it as fenced blocks.

/** A fenced block. */
export interface SampleBlock {
  /** The words behind the fence: a language, and what tells blocks of one language apart, such as `python fal-ai`. */
  readonly info: string;
  /** Text of the block, without a line end at its end. */
  readonly text: string;
}

/** One case of a page. */
export interface PageCase {
  readonly name: string;
  readonly blocks: readonly SampleBlock[];
}

const FENCE = '```';

/** Reads the cases of a page, in order. */
export function parseSamplePage(page: string): readonly PageCase[] {
  const cases: { name: string; blocks: SampleBlock[] }[] = [];
  let block: { readonly info: string; readonly lines: string[] } | undefined;
  for (const line of page.split('\n')) {
    if (block) {
      if (line !== FENCE) block.lines.push(line);
      else {
        cases.at(-1)?.blocks.push({ info: block.info, text: block.lines.join('\n') });
        block = undefined;
      }
    } else if (line.startsWith('## ')) cases.push({ name: line.slice(3), blocks: [] });
    else if (line.startsWith(FENCE)) {
      if (cases.length === 0) throw new Error(`A block before the first heading "## name": ${line}`);
      block = { info: line.slice(FENCE.length), lines: [] };
    }
  }
  if (block) throw new Error(`The block "${block.info}" of "${cases.at(-1)?.name}" has no end.`);
  return cases;
}

/** Prints a page that `parseSamplePage` reads back. */
export function printSamplePage(title: string, cases: readonly PageCase[]): string {
  const sections = cases.map(({ name, blocks }) => [`## ${name}`, ...blocks.map(printBlock)].join('\n\n'));
  return `${[`# ${title}`, ...sections].join('\n\n')}\n`;
}

function printBlock({ info, text }: SampleBlock): string {
  if (text.split('\n').includes(FENCE)) throw new Error(`A block of a page cannot hold a line ${FENCE}:\n${text}`);
  return `${FENCE}${info}\n${text}\n${FENCE}`;
}
