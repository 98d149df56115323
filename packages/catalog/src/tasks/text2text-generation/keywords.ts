export const keywords = ['rewrite', 'paraphrase', 'grammar correction', 'sequence to sequence', 'rephrase', 'simplify'];
