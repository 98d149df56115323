import { describe, expect, it } from 'vitest';
import { reportRun } from './run-report.ts';

const seen = {
  provider: 'groq',
  model: 'a/b',
  attempts: 1,
  text: 'x'.repeat(41),
  sentAtMs: 1000,
  firstTokenAtMs: 1200,
  endedAtMs: 2200,
  usage: { prompt_tokens: 12, completion_tokens: 21 },
};

describe('reportRun', () => {
  it('takes the tokens the provider counted', () => {
    expect(reportRun(seen)).toEqual({
      provider: 'groq',
      model: 'a/b',
      attempts: 1,
      firstTokenMs: 200,
      totalMs: 1200,
      promptTokens: 12,
      completionTokens: 21,
      isEstimated: false,
      tokensPerSecond: 20,
    });
  });

  it('estimates the tokens when the provider did not count, and says so', () => {
    const report = reportRun({ ...seen, usage: undefined });
    expect(report).toMatchObject({ completionTokens: 11, isEstimated: true, tokensPerSecond: 10 });
    expect(report).not.toHaveProperty('promptTokens');
  });

  it('gives no rate for an answer that came faster than can be measured', () => {
    expect(reportRun({ ...seen, firstTokenAtMs: 2101 })).not.toHaveProperty('tokensPerSecond');
    expect(reportRun({ ...seen, firstTokenAtMs: 2100 }).tokensPerSecond).toBe(200);
  });

  it('gives no rate for an answer that came in one piece', () => {
    const report = reportRun({ ...seen, firstTokenAtMs: undefined });
    expect(report).not.toHaveProperty('firstTokenMs');
    expect(report).not.toHaveProperty('tokensPerSecond');
  });
});
