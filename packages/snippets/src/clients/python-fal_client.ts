import { call as callOf, code, comment, entries, lines, paragraphs, type Stack } from '@hubkit/code';
import type { SnippetCall } from '../call/snippet-call.ts';
import { readJson, requireRequest } from '../call/wire-request.ts';
import { defineClient } from '../define-client.ts';
import { accessItem, readAsBase64 } from '../languages/python.ts';

export const pythonFalClient = defineClient({
  id: 'fal_client',
  language: 'python',
  label: 'fal_client',
  rank: 30,
  install: 'pip install fal-client',
  canPrint: ({ provider, endpointUrl }) => provider === 'fal-ai' && endpointUrl === undefined,
  // The client waits for jobs by itself.
  shapes: { json: run, upload: run, media: run, job: run },
});

/** Any call, with the body that goes to the provider. The client always calls it directly, with its API key. */
function run(call: SnippetCall): Stack {
  const { files, providerModel, isDirect, key } = call;
  const hasKey = isDirect && typeof key === 'string';
  const at = 'result' in call && call.result?.at.form === 'url' ? call.result.at.at : [];
  return paragraphs(
    lines(files.length > 0 && code`import base64`, code`import fal_client`),
    hasKey
      ? code`client = ${callOf('fal_client.SyncClient', [], { key })}`
      : comment('The client reads the API key of fal from the environment variable FAL_KEY.'),
    readAsBase64(files),
    code`
      result = ${hasKey ? code`client` : code`fal_client`}.subscribe(
          ${providerModel},
          ${entries({ arguments: readJson(requireRequest(call)) })}
      )
    `,
    code`print(${accessItem(code`result`, at)})`,
  );
}
