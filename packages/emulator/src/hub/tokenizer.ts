import { loadModelTemplate } from './load-model-template.ts';
import type { HubModel } from './model-index.ts';

/** Training text: its repeated pairs of tokens become the merges of the vocabulary. */
const TEXT = `system
You are a helpful assistant. You answer briefly, in one sentence, and in the language of the user.
user
What is the weather in the city today, and what will it be tomorrow?
assistant
The weather is what the tool says: call it with the name of the city, and the result is the next message.
user
Where do the birds of the sea breed, and when do they leave the land?
assistant
The birds breed on the land, where they are safe, and they leave it when the young can fly.
system
This is a test of the template. The answer should be short, and nothing but the answer.
user
Hello, how can I help you with this? Say hello to everybody who reads it, and thank them for their time.
assistant
Hello everybody, and thank you for your time. Here is a list of what a model can do for you: write a text, name what is in a picture,
count the words of a message, translate them, call a function, and tell you which of two answers is the better one.`;

/**
 * Writes the `tokenizer.json` of a chat model: byte-level pair encoding, as most chat models have it, with a vocabulary of a few
 * hundred tokens, and the special tokens of its template.
 */
export async function writeTokenizer({ id }: HubModel): Promise<object> {
  const { marks } = await loadModelTemplate(id);
  const made = tokenizers.get(marks) ?? makeTokenizer(marks);
  tokenizers.set(marks, made);
  return made;
}

/** By their special tokens, each made with its first use: learning takes milliseconds. */
const tokenizers = new Map<readonly string[], object>();

function makeTokenizer(marks: readonly string[]): object {
  const merges = learnMerges(TEXT);
  const tokens = [...marks, ...BYTES, ...merges.map((pair) => pair.join(''))];
  const byteLevel = { type: 'ByteLevel', add_prefix_space: false, trim_offsets: true, use_regex: true };
  return {
    version: '1.0',
    truncation: null,
    padding: null,
    added_tokens: marks.map((content, id) => ({
      id,
      content,
      single_word: false,
      lstrip: false,
      rstrip: false,
      normalized: false,
      special: true,
    })),
    normalizer: null,
    pre_tokenizer: byteLevel,
    post_processor: byteLevel,
    decoder: byteLevel,
    model: {
      type: 'BPE',
      dropout: null,
      unk_token: null,
      continuing_subword_prefix: null,
      end_of_word_suffix: null,
      fuse_unk: false,
      byte_fallback: false,
      ignore_merges: false,
      vocab: Object.fromEntries(tokens.map((token, id) => [token, id])),
      merges: merges.map((pair) => pair.join(' ')),
    },
  };
}

/** The characters that byte-level tokenizers write for the 256 bytes: printable ones as they are, the others from U+0100. */
const BYTES: readonly string[] = (() => {
  const isPrintable = (byte: number) =>
    (byte >= 33 && byte <= 126) || (byte >= 161 && byte <= 172) || (byte >= 174 && byte <= 255);
  let others = 0;
  return Array.from({ length: 256 }, (_, byte) => String.fromCharCode(isPrintable(byte) ? byte : 256 + others++));
})();

type Pair = readonly [left: string, right: string];

/** Learns the merges of a pair encoding: again and again, the most frequent pair of neighbors becomes one token. */
function learnMerges(text: string): readonly Pair[] {
  // Words with the space before them, as the pre-tokenizer splits a text. Each of their characters is a printable byte.
  let words = (text.match(/ ?[A-Za-z]+/g) ?? []).map((word) => [...word.replace(' ', 'Ġ')]);
  const merges: Pair[] = [];
  for (;;) {
    const pair = mostFrequentPair(words);
    if (pair === undefined) return merges;
    merges.push(pair);
    words = words.map((word) => joinPair(word, pair));
  }
}

/** Returns the most frequent pair of neighbors, the first one of equals; undefined if none occurs twice. */
function mostFrequentPair(words: readonly (readonly string[])[]): Pair | undefined {
  const found = new Map<string, { readonly pair: Pair; count: number }>();
  for (const word of words)
    for (const [place, right] of word.slice(1).entries()) {
      const pair: Pair = [word[place] ?? '', right];
      const known = found.get(pair.join(' '));
      if (known) known.count += 1;
      else found.set(pair.join(' '), { pair, count: 1 });
    }
  const [best] = [...found.values()].sort((a, b) => b.count - a.count);
  return best && best.count > 1 ? best.pair : undefined;
}

function joinPair(word: readonly string[], [left, right]: Pair): string[] {
  const joined: string[] = [];
  for (let place = 0; place < word.length; place += 1) {
    const isPair = word[place] === left && word[place + 1] === right;
    joined.push(isPair ? left + right : (word[place] ?? ''));
    if (isPair) place += 1;
  }
  return joined;
}
