import { defineClient } from '../../define-client.ts';
import { run } from './run.ts';

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
