import { definePage } from '../../define-page.ts';

export const page = definePage({
  summary:
    'Text generation continues or produces text from a prompt. Instruction-tuned large language models (LLMs) answer questions, summarize, translate and write code.',
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
    {
      id: 'CohereForAI/Global-MMLU',
      description: 'Global-MMLU: exam questions in 42 languages for multilingual evaluation.',
    },
    {
      id: 'HuggingFaceFW/fineweb-2',
      description: 'A filtered pre-training corpus from the web in more than 1,000 languages.',
    },
    {
      id: 'HuggingFaceH4/ultrachat_200k',
      description: 'A filtered collection of 200,000 multi-turn dialogues for instruction tuning.',
    },
    {
      id: 'open-r1/OpenThoughts-114k-math',
      description: 'Mathematical problems with reasoning traces of DeepSeek-R1.',
    },
    {
      id: 'allenai/tulu-3-sft-mixture',
      description: 'About 940,000 instructions with responses, the supervised fine-tuning data of Tülu 3.',
    },
    { id: 'HuggingFaceTB/smoltalk', description: 'Synthetic conversations used to align SmolLM2.' },
    { id: 'HuggingFaceTB/finemath', description: 'Mathematical text from the web, filtered for educational content.' },
  ],
  metrics: [
    {
      id: 'Cross Entropy',
      description:
        'Cross-entropy between the predicted distribution over the next token and the token that follows, averaged over a text. Lower is better.',
    },
    {
      id: 'Perplexity',
      description:
        'Exponential of the cross-entropy: the effective number of tokens between which the model hesitates at each position. Lower is better; only comparable between models with the same tokenizer.',
    },
  ],
  models: [
    {
      id: 'google/gemma-2-2b-it',
      description: 'Instruction-tuned model with 2.6 billion parameters, small enough for a laptop.',
    },
    {
      id: 'Qwen/Qwen3-Coder-480B-A35B-Instruct',
      description:
        'Mixture-of-experts model for agentic coding: 480 billion parameters, 35 billion of them active, with 256,000 tokens of context.',
    },
    {
      id: 'openai/gpt-oss-120b',
      description:
        'Open-weight reasoning model with 117 billion parameters (5.1 billion active), trained for tool calling. Apache 2.0 license.',
    },
    {
      id: 'zai-org/GLM-4.5',
      description:
        'Mixture-of-experts model with 355 billion parameters for reasoning, coding and agents. MIT license.',
    },
    {
      id: 'Qwen/Qwen3-4B-Thinking-2507',
      description: 'A 4-billion-parameter model that writes a reasoning trace before it answers.',
    },
    {
      id: 'Qwen/Qwen2.5-7B-Instruct-1M',
      description: 'Chat model with a context of up to 1 million tokens. Apache 2.0 license.',
    },
    {
      id: 'Qwen/Qwen2.5-Coder-32B-Instruct',
      description: 'A 32-billion-parameter model for code generation, repair and explanation. Apache 2.0 license.',
    },
    {
      id: 'deepseek-ai/DeepSeek-R1',
      description:
        'Reasoning model with 671 billion parameters (37 billion active), trained with reinforcement learning. MIT license.',
    },
  ],
  spaces: [
    { id: 'akhaliq/anycoder', description: 'Describe an application, and have the code written and run.' },
    { id: 'enzostvs/deepsite', description: 'Build a website from a description.' },
    {
      id: 'logikon/open_cot_leaderboard',
      description: 'Leaderboard of how much chain-of-thought prompting improves a model.',
    },
    { id: 'ysharma/Explore_llamav2_with_TGI', description: 'Chat with Llama 2, served by Text Generation Inference.' },
    { id: 'HuggingFaceH4/zephyr-chat', description: 'Chat with Zephyr.' },
    { id: 'lmsys/chatbot-arena-leaderboard', description: 'Leaderboard of chat models by blind votes of people.' },
    { id: 'mlabonne/phixtral-chat', description: 'Chat with a mixture of fine-tuned Phi-2 models.' },
  ],
  widgetModels: ['mistralai/Mistral-Nemo-Instruct-2407'],
  youtubeId: 'e9gNEAlsOvU',
});
