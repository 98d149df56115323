import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { applyChatTemplate } from '../../src/chat/index.ts';
import { decodeEntity } from '../../src/entities.ts';
import { Environment } from '../../src/index.ts';

/** A text, and what Python 3.11 makes of it by `html.unescape` or MarkupSafe 3's `Markup.striptags`. */
interface Row {
  readonly unescape?: string;
  readonly striptags?: string;
  readonly want: string;
}

const rows = readFileSync(new URL('entities.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line): Row => JSON.parse(line));

const environment = new Environment({ decodeEntity });

function rendered(row: Row, inside = environment): string {
  const source = row.striptags === undefined ? '{{ (text|safe).unescape() }}' : '{{ text|striptags }}';
  return inside.fromString(source).render({ text: row.striptags ?? row.unescape });
}

describe('references to characters', () => {
  it('are decoded as in Python', () => {
    expect(rows.map((row) => ({ ...row, want: rendered(row) }))).toEqual(rows);
  });

  it('are decoded without the names of HTML where they are numbers', () => {
    const numeric = rows.filter((row) => /^[^&]*&#[^&]*$/.test(row.unescape ?? ''));
    expect(numeric.length).toBeGreaterThan(300);
    const plain = new Environment();
    expect(numeric.map((row) => ({ ...row, want: rendered(row, plain) }))).toEqual(numeric);
  });

  it('are decoded for six names where the environment has no table', () => {
    const text = '&amp;&lt;&gt;&quot;&apos;&nbsp;&lt=3 &bull; &hellip;';
    expect(rendered({ striptags: text, want: '' }, new Environment())).toBe(`&<>"'\xa0<=3 &bull; &hellip;`);
  });

  it('are decoded in the chat helper where its environment has the table', () => {
    const config = { chat_template: '{{ messages[0].content|striptags }}' };
    const messages = [{ role: 'user', content: '<p>one &bull;\ntwo&hellip;</p>' }];
    expect(applyChatTemplate(config, messages, { environment })).toBe('one • two…');
    expect(applyChatTemplate(config, messages)).toBe('one &bull; two&hellip;');
  });
});
