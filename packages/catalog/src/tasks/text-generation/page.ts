import { definePage } from '../../define-page.ts';

export const page = definePage({
  summary:
    'Text generation models write new text. They continue what you begin, answer questions, follow instructions, put a text into other words, or write code.',
  demo: {
    inputs: [{ type: 'text', label: 'Input', content: 'Once upon a time,' }],
    outputs: [
      {
        type: 'text',
        label: 'Output',
        content:
          'Once upon a time, a clockmaker lived at the edge of a quiet forest. Every night she set one clock wrong on purpose, so that somebody would come and ask for the time. One winter evening there was a knock at the door.',
      },
    ],
  },
  datasets: [
    { id: 'CohereForAI/Global-MMLU', description: 'Exam questions in many languages, to test what a model knows.' },
    { id: 'HuggingFaceFW/fineweb-2', description: 'Well-filtered text from the web in a great many languages.' },
    { id: 'HuggingFaceH4/ultrachat_200k', description: 'An open and cleaned collection of dialogues.' },
    { id: 'open-r1/OpenThoughts-114k-math', description: 'Mathematical problems with the reasoning that solves them.' },
    {
      id: 'allenai/tulu-3-sft-mixture',
      description: 'Instructions in several languages with good answers, for fine-tuning.',
    },
    {
      id: 'HuggingFaceTB/smoltalk',
      description: 'Synthetic conversations for teaching small models to follow instructions.',
    },
    { id: 'HuggingFaceTB/finemath', description: 'Mathematical texts and explanations from the web, for training.' },
  ],
  metrics: [
    {
      id: 'Cross Entropy',
      description:
        'Cross-entropy measures how far the words that a model expects are from those that really come. It is counted per token and lower is better.',
    },
    {
      id: 'Perplexity',
      description:
        'Perplexity is the exponential of the cross-entropy: roughly, among how many equally likely tokens the model hesitates at each step. A lower value means that the text surprises the model less.',
    },
  ],
  models: [
    { id: 'google/gemma-2-2b-it', description: 'A small model that follows instructions.' },
    { id: 'Qwen/Qwen3-Coder-480B-A35B-Instruct', description: 'A very large model for writing code.' },
    { id: 'openai/gpt-oss-120b', description: 'An open model that is good at calling tools.' },
    { id: 'zai-org/GLM-4.5', description: 'A powerful model for many purposes.' },
    { id: 'Qwen/Qwen3-4B-Thinking-2507', description: 'A small model that thinks before it answers.' },
    { id: 'Qwen/Qwen2.5-7B-Instruct-1M', description: 'A chat model that can read very long texts.' },
    { id: 'Qwen/Qwen2.5-Coder-32B-Instruct', description: 'A model for writing and explaining code.' },
    { id: 'deepseek-ai/DeepSeek-R1', description: 'An open model known for its reasoning.' },
  ],
  spaces: [
    { id: 'akhaliq/anycoder', description: 'Writes a small application from a description and runs it at once.' },
    { id: 'enzostvs/deepsite', description: 'Builds a web site from a description.' },
    { id: 'logikon/open_cot_leaderboard', description: 'Ranks models by how much thinking aloud helps them.' },
    { id: 'ysharma/Explore_llamav2_with_TGI', description: 'A chat with a Llama 2 model.' },
    { id: 'HuggingFaceH4/zephyr-chat', description: 'A chat with the Zephyr model.' },
    {
      id: 'lmsys/chatbot-arena-leaderboard',
      description: 'Ranks models by the votes of people who do not know which one answered.',
    },
    { id: 'mlabonne/phixtral-chat', description: 'A chat with a mixture of small expert models.' },
  ],
  widgetModels: ['mistralai/Mistral-Nemo-Instruct-2407'],
  youtubeId: 'e9gNEAlsOvU',
});
