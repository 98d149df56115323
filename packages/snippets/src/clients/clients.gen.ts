// Written by `npm run gen` from the files beside it. Do not edit.
import type { SnippetClient } from '../define-client.ts';
import { jsFetch } from './js-fetch/client.ts';
import { jsHuggingfaceJs } from './js-huggingface.js/client.ts';
import { jsOpenai } from './js-openai/client.ts';
import { pythonFalClient } from './python-fal_client/client.ts';
import { pythonHuggingfaceHub } from './python-huggingface_hub/client.ts';
import { pythonOpenai } from './python-openai/client.ts';
import { pythonRequests } from './python-requests/client.ts';
import { shCurl } from './sh-curl/client.ts';

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
