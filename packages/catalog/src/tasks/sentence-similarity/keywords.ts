export const keywords = [
  'compare texts',
  'duplicate questions',
  'paraphrase detection',
  'semantic search',
  'embeddings',
  'text matching',
  'plagiarism',
  'near duplicates',
];
