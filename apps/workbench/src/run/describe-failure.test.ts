import {
  ConnectionError,
  InputError,
  JobError,
  ProviderApiError,
  ProviderOutputError,
  StreamInterruptedError,
  TimeoutError,
} from '@hubkit/inference';
import { describe, expect, it } from 'vitest';
import { describeFailure } from './describe-failure.ts';

const refused = (status: number) =>
  new ProviderApiError('groq refused', {
    provider: 'groq',
    retryAfterMs: 2000,
    request: { method: 'POST', url: 'https://example.com/v1', headers: {} },
    response: { status, requestId: 'req-1', contentType: 'application/json', body: { error: 'no' } },
  });

describe('describeFailure', () => {
  it('shows kind, status, request id, what was asked and what was answered', () => {
    expect(describeFailure(refused(401))).toEqual({
      kind: 'ProviderApiError',
      title: 'The token was not accepted',
      message: 'groq refused',
      advice: expect.stringContaining('Check the token'),
      status: 401,
      requestId: 'req-1',
      retryAfterMs: 2000,
      method: 'POST',
      url: 'https://example.com/v1',
      provider: 'groq',
      canRetry: false,
      needsToken: true,
      body: '{\n  "error": "no"\n}',
    });
  });

  it.each([402, 403, 404, 413, 429, 500, 503])('has a title and an advice of its own for the status %i', (status) => {
    const { title, advice } = describeFailure(refused(status));
    expect([title, advice]).not.toContain('');
    expect(title).not.toBe(describeFailure(refused(401)).title);
  });

  it('leaves it at the words of the service where they are all that is known, without those of the client', () => {
    const failed = (method: string, message: string) =>
      describeFailure(
        new ProviderApiError(message, {
          request: { method, url: 'https://example.com', headers: {} },
          response: { status: 422, requestId: 'req-1', contentType: 'application/json', body: { error: 'no' } },
        }),
      );
    expect(failed('GET', 'Failed to perform inference: The model ran out of memory.')).toMatchObject({
      title: 'The run failed',
      message: 'The model ran out of memory.',
      advice: '',
    });
    const interrupted = 'Failed to perform inference: an error occurred while streaming the response: No seed';
    expect(failed('POST', interrupted)).toMatchObject({
      title: 'The service rejected the request',
      message: 'No seed',
      advice: '',
    });
  });

  it.each([
    [new InputError('no such provider'), 'Invalid request'],
    [new InputError('This is not a hub token (hf_…). Set `provider`.'), 'The token was not accepted'],
    [new ConnectionError('refused'), 'The service could not be reached'],
    [new StreamInterruptedError('cut'), 'The answer was cut off'],
    [new JobError('The safety checker refused the image'), 'The run ended without a result'],
    [new ProviderOutputError('no image in it'), 'The provider returned an invalid response'],
    [new TypeError('x is not a function'), 'Something went wrong in this page'],
    ['thrown text', 'Something went wrong in this page'],
  ])('explains %s', (error, title) => {
    expect(describeFailure(error).title).toBe(title);
  });

  it.each([400, 401, 402, 403, 404, 413, 418, 429, 500, 503])(
    'names no provider where the own server of the user answers with %i',
    (status) => {
      const { title, advice } = describeFailure(refused(status), 'My Ollama');
      expect(`${title} ${advice}`).not.toMatch(/provider/i);
    },
  );

  it('names the own server, and what can be done about it', () => {
    expect(describeFailure(new ConnectionError('refused'), 'My Ollama')).toMatchObject({
      title: 'My Ollama could not be reached',
      advice: expect.stringContaining('Check that the server runs'),
    });
    expect(describeFailure(refused(503), 'My Ollama')).toMatchObject({
      title: 'My Ollama failed',
      advice: expect.stringContaining('log of the server'),
    });
    for (const error of [new TimeoutError('late'), new ProviderOutputError('odd')])
      expect(describeFailure(error, 'My Ollama').advice).not.toMatch(/provider/);
  });
});
