import { readFile } from 'node:fs/promises';
import { HfInference } from '@huggingface/inference';

const hf = new HfInference(process.env.HF_TOKEN);
const model = 'openai/whisper-large-v3';
const sound = new Blob([await readFile('speech.wav')], { type: 'audio/x-wav' });

const { text } = await hf.automaticSpeechRecognition({ provider: 'hf-inference', model, data: sound });
console.log('hf-inference:', text);

const other = await hf.automaticSpeechRecognition({ provider: 'fal-ai', model, inputs: sound });
console.log('fal-ai:', other.text);
