import { encodeSpeech } from '../../src/content/audio/encode-speech.ts';
import { toBase64 } from '../../src/content/base64.ts';
import { photo } from '../photo.ts';
import type { ProviderCases } from './provider-cases.ts';

const EMBEDDING = '/models/BAAI/bge-small-en-v1.5';
const PICTURE = '/models/stabilityai/stable-diffusion-xl-base-1.0';
const SENTIMENT = '/models/distilbert/distilbert-base-uncased-finetuned-sst-2-english';
const SIMILARITY = '/models/sentence-transformers/all-MiniLM-L6-v2';
const BERT = '/models/google-bert/bert-base-uncased';
const GPT = '/models/openai-community/gpt2';
const SEPARATION = '/models/speechbrain/sepformer-wham';
const T5 = '/models/google-t5/t5-base';
const WHISPER = '/models/openai/whisper-large-v3';
const QUESTION = { inputs: { image: toBase64(photo), question: 'How many things are there?' } };
const SIZE = { width: 64, height: 64 };

export const hfInference: ProviderCases = {
  unknownModel: [404, { error: 'Not Found: Model not found' }],
  recorded: {
    '6192c104e665': { path: WHISPER, bytes: () => encodeSpeech('One.', 'audio/wav').bytes },
    dd5797b60e7e: { bytes: () => photo },
    '24a1d0443c46': { bytes: () => photo },
    c85a76e02d60: { bytes: () => photo },
    '9d900129aa42': { bytes: () => photo },
    '06fb436e5cb0': { bytes: () => photo },
    '17c91d6fbbc5': { bytes: () => photo },
    '7cb3c977ef2f': { body: { inputs: { image: toBase64(photo), question: 'What is the invoice number?' } } },
    '049c9c43c10c': { body: QUESTION },
    '45ef0de3b4c3': { body: QUESTION },
    '983b472abeea': { body: QUESTION },
    c858038f8450: {},
    c6cc07285960: {},
    '53b9422f0326': {},
    a17bc698788a: {},
    c854f8a0cfad: { path: EMBEDDING },
    ed63f76063f0: { path: SIMILARITY },
    '739536f002a2': { path: PICTURE, body: { parameters: SIZE } },
    d710c8e195ab: { path: SEPARATION, bytes: () => encodeSpeech('One.', 'audio/wav').bytes },
    '769bbf3fb116': {},
    '223f3b06e5c6': { path: SENTIMENT },
    e966d5b7abda: { path: SENTIMENT },
    '3e0accb0526e': {},
    fedb289665ec: {},
    '9d52f5ffa68c': {},
    e2beb1bdc27d: {},
    '2e0134943b32': {},
    '3bc1c8fa82b6': {},
    '34b6121b7652': {},
    '5c37128d38a3': {},
    '6ef48e216c87': {},
    b09342278dc9: {},
    bfba6072ef42: {},
    '6a51ef50e310': {},
    '35bb2cb212c3': {},
    '9462a1568bcd': {},
    '64851c7adbaf': {},
    '53b3d8a7d76e': {},
    '9cb0ae5365e9': {},
    a7e092c7a148: {},
    // Models that the emulator does not have, under the names of their time.
    d04d133cd31d: { path: BERT },
    d79e1a71ebad: {},
    '0e6a2d9765f0': { path: T5 },
    e64135d83f57: {},
    '98875468f806': { path: T5 },
    e43a6386a712: { path: T5 },
    '913e151c16e8': { path: GPT },
    '9b8984cc6129': { path: GPT },
    de48ea0fe179: { path: GPT },
    d3136476ceb8: { path: GPT },
    e64d5b8d2371: { path: GPT },
    de7a4c1e3892: { path: GPT },
    '646b00bf2fa0': {},
    e0155d48287f: {},
    '6fe778ae21d9': {},
    '8e3a4c738704': { path: EMBEDDING },
    '4f7b840f242c': { path: SIMILARITY },
    '448f6f45c1e7': { path: PICTURE, body: { parameters: SIZE } },
    '88742b27b299': { path: PICTURE, body: { parameters: SIZE } },
    bb2cc1439483: { path: PICTURE, body: { parameters: SIZE } },
    '4c045393fd66': { path: EMBEDDING },
  },
  leftOut: {
    'chat in the form of 2024, an object called text_completion': [
      'b8b84748ca5b',
      '08fa71a976c8',
      '25a4a8c6b86f',
      '2ddc6776724c',
      '5192532a227d',
      '7d0e6c613623',
      'a032702acd76',
      'e3a5739aab13',
    ],
  },
};
