import { definePage } from '../../define-page.ts';

export const page = definePage({
  summary:
    'Text classification assigns labels to a text. Examples are sentiment analysis, natural language inference, topic detection, moderation and grammatical acceptability.',
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
  datasets: [
    {
      id: 'nyu-mll/glue',
      description: 'GLUE: nine tasks of English language understanding with a shared leaderboard.',
    },
    {
      id: 'stanfordnlp/snli',
      description: 'SNLI: 570,000 pairs of sentences labeled as entailment, contradiction or neutral.',
    },
  ],
  metrics: [
    { id: 'accuracy', description: 'Share of texts that receive the correct label.' },
    {
      id: 'recall',
      description:
        'Share of the texts of a class that the model finds: true positives divided by all actual positives.',
    },
    {
      id: 'precision',
      description:
        'Share of the texts assigned to a class that really belong to it: true positives divided by all predicted positives.',
    },
    {
      id: 'f1',
      description:
        'Harmonic mean of precision and recall. Micro averages count each text equally, macro averages each class. From 0 to 1; higher is better.',
    },
  ],
  models: [
    {
      id: 'distilbert/distilbert-base-uncased-finetuned-sst-2-english',
      description:
        'DistilBERT fine-tuned on SST-2: positive or negative sentiment of English sentences, fast on a CPU.',
    },
    {
      id: 'ProsusAI/finbert',
      description: 'BERT fine-tuned for the sentiment of financial news: positive, negative or neutral.',
    },
    {
      id: 'cardiffnlp/twitter-roberta-base-sentiment-latest',
      description: 'RoBERTa trained on 124 million tweets and fine-tuned for sentiment.',
    },
    {
      id: 'papluca/xlm-roberta-base-language-detection',
      description: 'Identifies which of 20 languages a text is written in.',
    },
    {
      id: 'meta-llama/Prompt-Guard-86M',
      description: 'Detects prompt injections and jailbreaks in the input of an LLM. 86 million parameters.',
    },
  ],
  spaces: [
    {
      id: 'IoannisTr/Tech_Stocks_Trading_Assistant',
      description: 'Analyze the sentiment of news about technology stocks.',
    },
    { id: 'miesnerjacob/Multi-task-NLP', description: 'Try several tasks of language processing in one dashboard.' },
    { id: 'spacy/healthsea-demo', description: 'Analyze reviews of health products.' },
  ],
  widgetModels: ['distilbert/distilbert-base-uncased-finetuned-sst-2-english'],
  youtubeId: 'leNG9fN9FQU',
});
