// A tokenizer for tests and pictures: what a template's output is split into.

/** The characters that byte-level tokenizers write for the 256 bytes: printable ones as they are, the others from U+0100. */
const BYTES = Array.from({ length: 256 }, (_, byte) => {
  const isPrintable = (byte >= 33 && byte <= 126) || (byte >= 161 && byte <= 172) || byte >= 174;
  const others = Array.from({ length: byte }, (_other, each) => each).filter(
    (each) => !((each >= 33 && each <= 126) || (each >= 161 && each <= 172) || each >= 174),
  );
  return String.fromCharCode(isPrintable ? byte : 256 + others.length);
});

const MERGES = ['u s', 'us e', 'use r', 'Ġ t', 'e l', 'l o', 'H el', 'Hel lo'];
const SPECIAL = ['<|im_start|>', '<|im_end|>'];

/**
 * A `tokenizer.json` of the byte-level form that most chat models have: 256 bytes, eight merges, the tokens of ChatML.
 *
 * @returns {object}
 */
export function byteTokenizer() {
  const merged = MERGES.map((merge) => merge.replace(' ', ''));
  const vocab = Object.fromEntries([...BYTES, ...merged].map((token, id) => [token, id]));
  const added = SPECIAL.map((content, index) => ({
    id: BYTES.length + merged.length + index,
    content,
    single_word: false,
    lstrip: false,
    rstrip: false,
    normalized: false,
    special: true,
  }));
  const byteLevel = { type: 'ByteLevel', add_prefix_space: false, trim_offsets: true, use_regex: true };
  return {
    version: '1.0',
    truncation: null,
    padding: null,
    added_tokens: added,
    normalizer: null,
    pre_tokenizer: byteLevel,
    post_processor: byteLevel,
    decoder: byteLevel,
    model: {
      type: 'BPE',
      dropout: null,
      unk_token: null,
      fuse_unk: false,
      byte_fallback: false,
      vocab,
      merges: MERGES,
    },
  };
}
