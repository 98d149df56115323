import { definePage } from '../../task-definition/define-page.ts';

export const page = definePage({
  summary: 'Text generation continues or produces text from a prompt. Instruction-tuned large language models (LLMs) answer questions, summarize, translate and write code.',
  demo: {
    inputs: [{ type: 'text', label: 'Input', content: 'Once upon a time,' }],
    outputs: [
      {
        type: 'text',
        label: 'Output',
        content: 'Once upon a time, a clockmaker lived at the edge of a quiet forest. Every night she set one clock wrong on purpose, so that somebody would come and ask for the time. One winter evening there was a knock at the door.',
      },
    ],
  },
  pickedOn: '2026-11-23',
  models: [
    { id: 'Qwen/Qwen3.5-4B', bestFor: 'small', released: '2026-03', size: '4B', license: 'apache-2.0', description: 'Runs on a laptop with 8 GB of memory once quantized, reads images as well, and can think before it answers.' },
    { id: 'HuggingFaceTB/SmolLM3-3B', bestFor: 'small', released: '2025-07', size: '3.1B', license: 'apache-2.0', description: 'Small enough for a browser or an old GPU; weights, data mixture and training recipe are all published.' },
    { id: 'openai/gpt-oss-20b', bestFor: 'fast', released: '2025-08', size: '21B, 3.6B active', license: 'apache-2.0', description: 'A reasoning model trained for tool calls that fits into 16 GB of memory, because its expert weights come in 4 bits.' },
    { id: 'mistralai/Ministral-3-8B-Instruct-2512', bestFor: 'multilingual', released: '2025-12', size: '8.8B', license: 'apache-2.0', description: 'A dense model for dozens of languages with a context of 256,000 tokens and function calling, easy to serve on one GPU.' },
    { id: 'allenai/Olmo-3-7B-Instruct', bestFor: 'specialized', released: '2025-11', size: '7B', license: 'apache-2.0', description: 'Everything behind it is open, from the pre-training data to each checkpoint, so its behavior can be traced to what it has read.' },
    { id: 'Qwen/Qwen3.6-35B-A3B', bestFor: 'fast', released: '2026-04', size: '35B, 3B active', license: 'apache-2.0', description: 'Reads as fast as a model of 3 billion parameters and answers like a far larger one: a sound default for a server with one GPU.' },
    { id: 'google/gemma-4-31B-it', bestFor: 'quality', released: '2026-04', size: '31B', license: 'apache-2.0', description: 'A dense model that fits on a single 80 GB GPU without quantization, and a good base for fine-tuning.' },
    { id: 'deepseek-ai/DeepSeek-V4-Flash', bestFor: 'quality', released: '2026-04', size: '284B, 13B active', license: 'mit', description: 'Close to DeepSeek-V4-Pro for agents and code at a fraction of its cost, with a context of a million tokens.' },
  ],
  datasets: [
    { id: 'HuggingFaceFW/fineweb-2', description: 'A filtered pre-training corpus from the web in more than 1,000 languages.' },
    { id: 'HuggingFaceTB/smoltalk2', description: 'Conversations with and without reasoning traces, the post-training data of SmolLM3.' },
    { id: 'allenai/tulu-3-sft-mixture', description: 'About 940,000 instructions with responses, the supervised fine-tuning data of Tülu 3.' },
    { id: 'open-thoughts/OpenThoughts3-1.2M', description: '1.2 million reasoning traces for mathematics, code and science, to distill a thinking model from.' },
    { id: 'HuggingFaceTB/finemath', description: 'Mathematical text from the web, filtered for educational content.' },
    { id: 'CohereLabs/Global-MMLU', description: 'Exam questions in 42 languages, with a mark on those whose answer depends on culture.' },
  ],
  metrics: [
    { id: 'Cross Entropy', description: 'Cross-entropy between the predicted distribution over the next token and the token that follows, averaged over a text. Lower is better.' },
    { id: 'Perplexity', description: 'Exponential of the cross-entropy: the effective number of tokens between which the model hesitates at each position. Lower is better; only comparable between models with the same tokenizer.' },
  ],
  spaces: [
    { id: 'akhaliq/anycoder', description: 'Describe an application, and have the code written and run.' },
    { id: 'enzostvs/deepsite', description: 'Build a website from a description.' },
  ],
  related: ['image-text-to-text', 'text-ranking', 'summarization', 'translation', 'text-classification'],
  widgetModels: ['openai/gpt-oss-20b'],
  youtubeId: 'e9gNEAlsOvU',
});
