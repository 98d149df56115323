import { ConnectionError, HubApiError, InputError, ProviderApiError, TimeoutError } from '@hubkit/inference';
import { expect, it } from 'vitest';
import { adviceOn } from './explain-error.ts';

const answered = (status: number) => ({ response: { status, requestId: '', contentType: '', body: '' } });

it.each<[unknown, string | undefined]>([
  [new ConnectionError('No answer', { fault: 'refused' }), 'start it'],
  [new ConnectionError('No answer', { fault: 'unknown' }), 'network connection'],
  [new ConnectionError('No answer'), 'network connection'],
  [
    new ConnectionError('No answer', { request: { method: 'POST', url: 'http://127.0.0.1:9/v1', headers: {} } }),
    'running',
  ],
  [new TimeoutError('Timed out', { layer: 'headers' }), 'choose another --provider'],
  [new HubApiError('No such model', answered(404)), 'Check the model id'],
  [
    new ProviderApiError('No list', {
      ...answered(404),
      request: { method: 'GET', url: 'http://box:8000/v1/models', headers: {} },
    }),
    undefined,
  ],
  [new ProviderApiError('Refused', answered(401)), 'mistyped or expired'],
  [new ProviderApiError('Broken', answered(503)), 'Try again in a moment'],
  [new ProviderApiError('Refused', answered(422)), undefined],
  [new InputError('Refused'), undefined],
  [new Error('Broken'), undefined],
  [undefined, undefined],
])('says what to do about %s', (error, advice) => {
  const given = adviceOn(error);
  if (advice === undefined) expect(given).toBeUndefined();
  else expect(given).toContain(advice);
});
