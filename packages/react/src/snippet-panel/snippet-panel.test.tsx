import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { choiceOf, chooseSnippet, type Snippet, SnippetPanel, snippetOptions } from './index.ts';

const snippet = (provider: string, language: string, client: string, streaming = false): Snippet => ({
  provider,
  language,
  client,
  streaming,
  code: [provider, language, client, streaming].join(' '),
});

const SNIPPETS = [
  snippet('groq', 'python', 'openai'),
  snippet('groq', 'python', 'requests'),
  snippet('groq', 'js', 'openai'),
  snippet('groq', 'js', 'openai', true),
  snippet('together', 'python', 'requests'),
  snippet('together', 'sh', 'curl'),
];

describe('the choice of a snippet', () => {
  it('is the first one when nothing is wanted', () => {
    expect(chooseSnippet(SNIPPETS, {})).toBe(SNIPPETS[0]);
    expect(chooseSnippet([], { language: 'js' })).toBeUndefined();
  });

  it.each([
    [{ provider: 'together', language: 'python', client: 'openai' }, 'provider', 'together python requests false'],
    [{ provider: 'groq', language: 'js', client: 'requests' }, 'language', 'groq js openai false'],
    [{ provider: 'groq', language: 'sh', client: 'openai' }, 'language', 'together sh curl false'],
    [{ provider: 'groq', language: 'js', client: 'openai', streaming: true }, 'streaming', 'groq js openai true'],
    [{ provider: 'nobody', language: 'python', client: 'requests' }, undefined, 'groq python requests false'],
  ] as const)('for %j, of which %s changed, is %s', (wanted, changed, code) => {
    expect(chooseSnippet(SNIPPETS, wanted, changed)?.code).toBe(code);
  });

  it('is always what was wanted when there is such a snippet', () => {
    fc.assert(
      fc.property(fc.constantFrom(...SNIPPETS), (wanted) => {
        expect(chooseSnippet(SNIPPETS, choiceOf(wanted))).toBe(wanted);
      }),
    );
  });

  it('offers what leads somewhere', () => {
    expect(snippetOptions(SNIPPETS, choiceOf(SNIPPETS[3] as Snippet))).toEqual({
      providers: ['groq', 'together'],
      languages: ['python', 'js'],
      clients: ['openai'],
      canStream: true,
    });
  });
});

describe('SnippetPanel', () => {
  it('shows tabs, selects and the switch for streaming only where there is a choice', () => {
    const [only] = SNIPPETS;
    const single = renderToStaticMarkup(<SnippetPanel snippets={only ? [only] : []} />);
    expect(single).not.toMatch(/role="tab|<select|checkbox/);
    const all = renderToStaticMarkup(<SnippetPanel snippets={SNIPPETS} defaultValue={{ language: 'js' }} />);
    expect(all).toContain('role="tablist" aria-label="Language"');
    expect(all.match(/<select/g)).toHaveLength(1);
    expect(all).toContain('type="checkbox"');
    expect(all).toMatch(/aria-selected="true"[^>]*>JavaScript</);
  });

  it('ties the panel to its tab', () => {
    const markup = renderToStaticMarkup(<SnippetPanel snippets={SNIPPETS} />);
    const [, tab] = /role="tabpanel" aria-labelledby="([^"]+)"/.exec(markup) ?? [];
    expect(markup).toMatch(new RegExp(`id="${tab}"[^>]*aria-selected="true"`));
  });

  it('shows the command that installs the client', () => {
    const markup = renderToStaticMarkup(
      <SnippetPanel snippets={[{ language: 'sh', client: 'curl', code: 'curl', install: 'apt install curl' }]} />,
    );
    expect(markup).toContain('<code>apt install curl</code>');
  });

  it('escapes code, and draws it as it is told', () => {
    const snippets = [{ language: 'js', client: 'x', code: '</code><script>alert(1)</script>' }];
    expect(renderToStaticMarkup(<SnippetPanel snippets={snippets} />)).not.toContain('<script>');
    const drawn = renderToStaticMarkup(
      <SnippetPanel snippets={snippets} renderCode={(code, language) => <b>{`${language} ${code.length}`}</b>} />,
    );
    expect(drawn).toContain('<b>js 32</b>');
  });

  it('offers to run what can run', () => {
    const snippets = [{ language: 'sh', client: 'curl', code: 'curl', canRun: false }];
    const run = () => {};
    expect(renderToStaticMarkup(<SnippetPanel snippets={snippets} onRun={run} />)).not.toContain('>Run<');
    expect(renderToStaticMarkup(<SnippetPanel snippets={SNIPPETS} onRun={run} />)).toContain('>Run<');
    expect(renderToStaticMarkup(<SnippetPanel snippets={SNIPPETS} />)).not.toContain('>Run<');
  });

  it('says so when there is nothing', () => {
    expect(renderToStaticMarkup(<SnippetPanel snippets={[]} labels={{ empty: 'Kein Code' }} />)).toContain('Kein Code');
  });

  it('knows languages by their names, and no property of objects as one', () => {
    const snippets = ['constructor', 'python'].map((language) => ({ language, client: 'x', code: '' }));
    const markup = renderToStaticMarkup(<SnippetPanel snippets={snippets} />);
    expect(markup).toContain('>constructor</button>');
    expect(markup).toContain('>Python</button>');
  });

  it('names the automatic choice of a provider, and others as it is told', () => {
    const snippets = ['auto', 'groq'].map((provider) => ({ provider, language: 'sh', client: 'curl', code: '' }));
    const markup = renderToStaticMarkup(<SnippetPanel snippets={snippets} />);
    expect(markup).toMatch(/<option value="auto"[^>]*>Automatic</);
    expect(markup).toMatch(/<option value="groq"[^>]*>groq</);
    const named = renderToStaticMarkup(<SnippetPanel snippets={snippets} labels={{ providerName: () => 'Any' }} />);
    expect(named).toMatch(/<option value="auto"[^>]*>Any</);
  });

  it('has choices and actions in the order in which they are drawn', () => {
    const markup = renderToStaticMarkup(
      <SnippetPanel
        snippets={[...SNIPPETS, snippet('groq', 'js', 'fetch')]}
        defaultValue={{ language: 'js' }}
        onRun={() => {}}
      />,
    );
    const places = ['>Provider<', 'role="tablist"', '>Client<', 'type="checkbox"', '>Run<', 'aria-label="Copy"'].map(
      (part) => markup.indexOf(part),
    );
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
  });
});
