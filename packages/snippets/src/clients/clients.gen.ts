// Written by `npm run gen` from the files beside it. Do not edit.
import type { SnippetClient } from '../define-client.ts';
import { jsFetch } from './js-fetch.ts';
import { jsHuggingfaceJs } from './js-huggingface.js.ts';
import { jsOpenai } from './js-openai.ts';
import { pythonFalClient } from './python-fal_client.ts';
import { pythonHuggingfaceHub } from './python-huggingface_hub.ts';
import { pythonOpenai } from './python-openai.ts';
import { pythonRequests } from './python-requests.ts';
import { shCurl } from './sh-curl.ts';

/** Every client, in the order in which they are shown. */
export const CLIENTS: readonly SnippetClient[] = [
  pythonOpenai,
  pythonHuggingfaceHub,
  pythonFalClient,
  pythonRequests,
  jsOpenai,
  jsHuggingfaceJs,
  jsFetch,
  shCurl,
];
