import { definePage } from '../../task-definition/define-page.ts';

export const page = definePage({
  summary: 'Text classification assigns labels to a text. Examples are sentiment analysis, natural language inference, topic detection, moderation and grammatical acceptability.',
  demo: {
    inputs: [{ type: 'text', label: 'Input', content: 'I really like this café!' }],
    outputs: [
      {
        type: 'chart',
        data: [
          { label: 'POSITIVE', score: 0.9 },
          { label: 'NEUTRAL', score: 0.1 },
          { label: 'NEGATIVE', score: 0 },
        ],
      },
    ],
  },
  pickedOn: '2026-11-23',
  models: [
    { id: 'answerdotai/ModernBERT-base', bestFor: 'quality', released: '2024-12', size: '149M', license: 'apache-2.0', description: 'The encoder to fine-tune for English labels of your own: 8,000 tokens, fast, and easy to serve.' },
    { id: 'jhu-clsp/mmBERT-base', bestFor: 'multilingual', released: '2025-09', size: '307M', license: 'mit', description: 'The same for 1,800 languages.' },
    { id: 'cardiffnlp/twitter-roberta-base-sentiment-latest', bestFor: 'specialized', released: '2022-03', size: '125M', license: 'cc-by-4.0', description: 'Sentiment of short and informal English, ready to use.', whyOld: 'It is trained on 124 million posts, and no open model for social media has replaced it.' },
    { id: 'papluca/xlm-roberta-base-language-detection', bestFor: 'multilingual', released: '2022-03', size: '278M', license: 'mit', description: 'Tells twenty languages apart.', whyOld: 'The task has not changed, and the model is accurate.' },
    { id: 'meta-llama/Llama-Prompt-Guard-2-86M', bestFor: 'fast', released: '2025-04', size: '86M', license: 'llama4', description: 'Flags jailbreaks and injected instructions before they reach a chat model.' },
    { id: 'distilbert/distilbert-base-uncased-finetuned-sst-2-english', bestFor: 'baseline', released: '2022-03', size: '67M', license: 'apache-2.0', description: 'The smallest common sentiment model, used in many examples.', whyOld: 'Documentation and tests refer to it.' },
  ],
  datasets: [
    { id: 'stanfordnlp/imdb', description: '50,000 film reviews with their sentiment, the usual first dataset.' },
    { id: 'mteb/banking77', description: '13,000 questions to a bank with 77 intents, close to what support teams sort.' },
    { id: 'nyu-mll/glue', description: 'GLUE: nine tasks of English language understanding with a shared leaderboard.' },
    { id: 'cardiffnlp/tweet_eval', description: 'Seven tasks on posts, such as irony, hate and emotion.' },
  ],
  metrics: [
    { id: 'accuracy', description: 'Share of texts that receive the correct label.' },
    { id: 'recall', description: 'Share of the texts of a class that the model finds: true positives divided by all actual positives.' },
    { id: 'precision', description: 'Share of the texts assigned to a class that really belong to it: true positives divided by all predicted positives.' },
    { id: 'f1', description: 'Harmonic mean of precision and recall. Micro averages count each text equally, macro averages each class. From 0 to 1; higher is better.' },
  ],
  spaces: [{ id: 'miesnerjacob/Multi-task-NLP', description: 'Sentiment, emotion and other classes of a text at once.' }],
  related: ['zero-shot-classification', 'token-classification', 'sentence-similarity', 'text-generation'],
  widgetModels: ['distilbert/distilbert-base-uncased-finetuned-sst-2-english'],
  youtubeId: 'leNG9fN9FQU',
});
