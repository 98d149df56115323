import { definePage } from '../../define-page.ts';

export const page = definePage({
  summary:
    'Summarization produces a shorter version of a text that keeps its key information. Extractive models select sentences of the original, abstractive models write new ones.',
  demo: {
    inputs: [
      {
        type: 'text',
        label: 'Input',
        content:
          'The Tokyo Skytree is a broadcasting and observation tower in Sumida, Tokyo. It reached its full height of 634 meters in March 2011, which made it the tallest tower in the world, and it opened to the public in May 2012. Two observation decks at 350 and 450 meters offer a view over the city. Its main purpose is to broadcast digital television and radio, since the older Tokyo Tower is too low to reach over the skyscrapers around it.',
      },
    ],
    outputs: [
      {
        type: 'text',
        label: 'Output',
        content:
          'The Tokyo Skytree, completed in 2011, is with 634 meters the tallest tower in the world. It broadcasts television and radio and has two observation decks.',
      },
    ],
  },
  datasets: [
    {
      id: 'mlsum',
      description: 'MLSUM: 1.5 million news articles with summaries in French, German, Spanish, Russian and Turkish.',
    },
    { id: 'samsum', description: 'About 16,000 chat conversations in English with summaries.' },
  ],
  metrics: [
    {
      id: 'rouge',
      description:
        'ROUGE counts the n-grams (ROUGE-1, ROUGE-2) or the longest common subsequence (ROUGE-L) that summary and reference share. It measures overlap of wording, not factual correctness. From 0 to 1; higher is better.',
    },
  ],
  models: [
    {
      id: 'facebook/bart-large-cnn',
      description: 'BART fine-tuned on news articles of CNN and the Daily Mail. English, inputs of up to 1,024 tokens.',
    },
    { id: 'Falconsai/medical_summarization', description: 'T5 fine-tuned to summarize medical texts.' },
  ],
  spaces: [
    { id: 'pszemraj/summarize-long-text', description: 'Summarize long texts.' },
    { id: 'ml6team/distilbart-tos-summarizer-tosdr', description: 'Summarize terms of service.' },
    { id: 'pszemraj/document-summarization', description: 'Summarize long documents and PDFs.' },
    { id: 'ml6team/post-processing-summarization', description: 'Detect errors in generated summaries.' },
  ],
  widgetModels: ['facebook/bart-large-cnn'],
  youtubeId: 'yHnr5Dk2zCI',
  canonicalId: 'text-generation',
});
