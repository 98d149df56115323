/**
 * The clients: packages that a project installs for it, a program that makes `client` of it, and its six main methods as they are
 * called: a chat, the same as a stream, embeddings, an image, speech, a transcript.
 */
export const CLIENTS = [
  {
    name: '@hubkit/inference',
    packages: ['@hubkit/inference'],
    program: "import { InferenceClient } from '@hubkit/inference';\nconst client = new InferenceClient('key');",
    methods: [
      'client.chatCompletion',
      'client.chatCompletionStream',
      'client.featureExtraction',
      'client.textToImage',
      'client.textToSpeech',
      'client.automaticSpeechRecognition',
    ],
  },
  {
    name: '@huggingface/inference',
    packages: ['@huggingface/inference'],
    program: "import { InferenceClient } from '@huggingface/inference';\nconst client = new InferenceClient('key');",
    methods: [
      'client.chatCompletion',
      'client.chatCompletionStream',
      'client.featureExtraction',
      'client.textToImage',
      'client.textToSpeech',
      'client.automaticSpeechRecognition',
    ],
  },
  {
    name: 'openai',
    packages: ['openai'],
    program: "import OpenAI from 'openai';\nconst client = new OpenAI({ apiKey: 'key' });",
    methods: [
      'client.chat.completions.create',
      'client.chat.completions.stream',
      'client.embeddings.create',
      'client.images.generate',
      'client.audio.speech.create',
      'client.audio.transcriptions.create',
    ],
  },
  {
    name: 'ai',
    // Without a provider it calls nothing; this one is for any server in OpenAI's form.
    packages: ['ai', '@ai-sdk/openai-compatible'],
    program: "import * as client from 'ai';",
    methods: [
      'client.generateText',
      'client.streamText',
      'client.embed',
      'client.experimental_generateImage',
      'client.experimental_generateSpeech',
      'client.experimental_transcribe',
    ],
  },
];
