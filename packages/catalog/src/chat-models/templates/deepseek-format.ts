/** The special tokens of DeepSeek. */
export const DEEPSEEK_TOKENS = {
  tokens: { bos: '<｜begin▁of▁sentence｜>', eos: '<｜end▁of▁sentence｜>', pad: '<｜end▁of▁sentence｜>' },
  marks: [
    '<｜begin▁of▁sentence｜>',
    '<｜end▁of▁sentence｜>',
    '<｜User｜>',
    '<｜Assistant｜>',
    '<｜tool▁calls▁begin｜>',
    '<｜tool▁calls▁end｜>',
    '<｜tool▁call▁begin｜>',
    '<｜tool▁call▁end｜>',
    '<｜tool▁outputs▁begin｜>',
    '<｜tool▁outputs▁end｜>',
    '<｜tool▁output▁begin｜>',
    '<｜tool▁output▁end｜>',
    '<｜tool▁sep｜>',
    '<think>',
    '</think>',
  ],
} as const;
