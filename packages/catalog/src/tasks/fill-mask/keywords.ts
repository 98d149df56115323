export const keywords = ['missing words', 'masked language model', 'fill in the blank', 'guess the word', 'cloze test'];
