import { definePage } from '../../task-definition/define-page.ts';

export const page = definePage({
  summary: 'Summarization produces a shorter version of a text that keeps its key information. Extractive models select sentences of the original, abstractive models write new ones.',
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
        content: 'The Tokyo Skytree, completed in 2011, is the tallest tower in the world, at 634 meters. It broadcasts television and radio and has two observation decks.',
      },
    ],
  },
  pickedOn: '2026-11-23',
  models: [
    { id: 'google/gemma-3-1b-it', bestFor: 'small', released: '2025-03', size: '1B', license: 'gemma', description: 'Short summaries on a phone, 32,000 tokens of input, in many languages.' },
    { id: 'Qwen/Qwen3-4B-Instruct-2507', bestFor: 'fast', released: '2025-08', size: '4B', license: 'apache-2.0', description: 'Reads 256,000 tokens, follows a wanted length and form, and needs no thinking.' },
    { id: 'mistralai/Ministral-3-8B-Instruct-2512', bestFor: 'multilingual', released: '2025-12', size: '8.8B', license: 'apache-2.0', description: 'Summarizes in the language that you ask for, whatever that of the text.' },
    { id: 'Qwen/Qwen3.6-35B-A3B', bestFor: 'quality', released: '2026-04', size: '35B, 3B active', license: 'apache-2.0', description: 'Whole reports and meetings at the speed of a small model.' },
    { id: 'facebook/bart-large-cnn', bestFor: 'baseline', released: '2020-04', size: '406M', license: 'mit', description: 'English news in three sentences, without a prompt; at most 1,024 tokens.', whyOld: 'It is the usual model of hosted summarization APIs.' },
  ],
  datasets: [
    { id: 'abisee/cnn_dailymail', description: '300,000 news articles with highlights, the dataset of most comparisons.' },
    { id: 'EdinburghNLP/xsum', description: 'BBC articles with a summary in one sentence.' },
    { id: 'knkarthick/dialogsum', description: '13,000 dialogues with summaries.' },
    { id: 'ccdv/arxiv-summarization', description: 'Papers with their abstracts, for long documents.' },
  ],
  metrics: [{ id: 'rouge', description: 'ROUGE counts the n-grams (ROUGE-1, ROUGE-2) or the longest common subsequence (ROUGE-L) that summary and reference share. It measures overlap of wording, not factual correctness. From 0 to 1; higher is better.' }],
  spaces: [
    { id: 'pszemraj/summarize-long-text', description: 'Summarizes texts that are longer than the window of most models.' },
    { id: 'pszemraj/document-summarization', description: 'Summarizes uploaded documents.' },
  ],
  related: ['text-generation', 'translation', 'question-answering', 'text-classification'],
  widgetModels: ['facebook/bart-large-cnn'],
  youtubeId: 'yHnr5Dk2zCI',
  canonicalId: 'text-generation',
});
