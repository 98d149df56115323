import { describe, expect, it } from 'vitest';
import { jobAddress } from './job-address.ts';

const BASE = 'https://api.example.com';

describe('the address of a job', () => {
  it('is a path below our own base, whatever host it names', () => {
    const own = { type: 'own', path: '/v1/jobs/7', query: { a: 'b' } };
    for (const host of [BASE, 'https://evil.example', 'http://10.0.0.1']) {
      expect(jobAddress(`${host}/v1/jobs/7?a=b#c`, BASE, [])).toEqual(own);
    }
    expect(jobAddress('http://127.0.0.1:8/up/v1/jobs/7?a=b', 'http://127.0.0.1:8/up', [])).toEqual(own);
    expect(jobAddress('https://evil.example/up/v1/jobs/7?a=b', 'http://127.0.0.1:8/up', [])).toMatchObject({
      path: '/up/v1/jobs/7',
    });
  });

  it('is walked to nowhere else', () => {
    const walked = jobAddress(`${BASE}/v1/%2e%2e/../../x`, BASE, []);
    expect(walked).toMatchObject({ path: '/x' });
  });

  it('may be one of the listed hosts, which is sent no key', () => {
    const url = 'https://eu1.jobs.example/get?id=7';
    expect(jobAddress(url, BASE, ['*.jobs.example'])).toEqual({ type: 'foreign', url: new URL(url) });
    expect(jobAddress(url, BASE, ['eu1.jobs.example'])).toEqual({ type: 'foreign', url: new URL(url) });
    expect(jobAddress('https://evil-jobs.example/get', BASE, ['*.jobs.example'])).toMatchObject({ type: 'own' });
    expect(jobAddress('http://eu1.jobs.example/get', BASE, ['*.jobs.example'])).toBeUndefined();
    expect(jobAddress(`${BASE}/get`, BASE, ['api.example.com'])).toMatchObject({ type: 'own' });
  });

  it.each([
    '',
    '/relative',
    'nonsense',
    'ftp://api.example.com/x',
    'javascript:alert(1)',
    'https://u:p@api.example.com/x',
    `https://api.example.com/${'x'.repeat(5000)}`,
  ])('is not %s', (address) => {
    expect(jobAddress(address, BASE, ['*'])).toBeUndefined();
  });
});
