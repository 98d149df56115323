import { afterAll, describe, expect, it } from 'vitest';
import { findPython, pinned } from '../../scripts/python-env.mjs';
import { describeWith } from '../support/describe-with.ts';
import { formatTable } from './format-table.ts';
import { checkTypes } from './load-snippets/javascript.ts';
import { checkPython, type PythonReport, packageOf } from './load-snippets/python.ts';
import { type LoadSnippet, librariesWithCode, listLoadSnippets } from './load-snippets/samples.ts';
import { checkShell } from './load-snippets/shell.ts';
import { EXPECTED, REASONS, UNCHECKED_LANGUAGES } from './load-snippets/unchecked.ts';
import { SLOW_TIMEOUT_MS } from './timeout.ts';

const snippets = listLoadSnippets();
const inLanguage = (language: LoadSnippet['language']) => snippets.filter((snippet) => snippet.language === language);
const checkedLanguages: readonly string[] = ['python', 'js', 'sh'];

/** A problem of a snippet, with the code for who has to mend it. */
const tell = ({ name, content }: LoadSnippet, problem: string) => `${name}: ${problem}\n${content}\n`;

describe('loading snippets', () => {
  it('are there for every library with code', () => {
    const seen = new Set(snippets.map(({ library }) => library));
    expect(librariesWithCode.filter((id) => !seen.has(id))).toEqual([]);
  });

  it('are in a language that is checked here, or there is a reason', () => {
    const languages = new Set<string>(snippets.map(({ language }) => language));
    expect([...languages].filter((language) => !checkedLanguages.includes(language)).sort()).toEqual(
      Object.keys(UNCHECKED_LANGUAGES),
    );
  });

  it('are programs for bash where they are for the shell', () => {
    const problems = inLanguage('sh').flatMap((snippet) => {
      const problem = checkShell(snippet.content);
      return problem === undefined ? [] : [tell(snippet, problem)];
    });
    expect(problems).toEqual([]);
  });

  it(
    'have the types of the packages that they import where they are in JavaScript',
    () => {
      const chosen = inLanguage('js');
      const errors = checkTypes(chosen.map(({ content }) => content));
      expect(chosen.flatMap((snippet, index) => (errors[index] ?? []).map((error) => tell(snippet, error)))).toEqual(
        [],
      );
    },
    SLOW_TIMEOUT_MS,
  );
});

const packages = [
  'pyflakes',
  'huggingface_hub',
  'transformers',
  'spacy',
  'timm',
  'sentence-transformers',
  'peft',
  'keras',
];

describeWith(findPython(...packages.map(pinned)), 'loading snippets in Python', (python) => {
  const chosen = inLanguage('python');
  const reports = checkPython(
    python,
    chosen.map(({ before, content }) => ({ before, source: content })),
  );
  const results = chosen.map((snippet, index) => ({ snippet, report: reports[index] as PythonReport }));
  const found = new Set<(typeof EXPECTED)[number]>();
  const isExpected = ({ library, content }: LoadSnippet, problem: string) => {
    const expected = EXPECTED.find((one) => one.library === library && problem.includes(one.finding));
    if (expected) found.add(expected);
    return expected !== undefined && content.includes(expected.says ?? '');
  };
  const problemsOf = (read: (report: PythonReport) => readonly string[] | undefined) =>
    results.flatMap(({ snippet, report }) =>
      (read(report) ?? []).filter((problem) => !isExpected(snippet, problem)).map((problem) => tell(snippet, problem)),
    );

  afterAll(() => console.log(printTable(results)));

  it('compile', () => {
    expect(problemsOf(({ syntax }) => (syntax === undefined ? [] : [syntax]))).toEqual([]);
  });

  it('have no undefined name and no import that nothing uses', () => {
    expect(problemsOf(({ names }) => names)).toEqual([]);
  });

  it('import what the packages have', () => {
    expect(problemsOf(({ wrongImports }) => wrongImports)).toEqual([]);
  });

  it('call functions and methods that exist, with arguments that they take', () => {
    expect(problemsOf(({ wrongCalls }) => wrongCalls)).toEqual([]);
  });

  it('have no expected finding that is found no more', () => {
    problemsOf(({ names = [], wrongImports = [], wrongCalls = [] }) => [...names, ...wrongImports, ...wrongCalls]);
    expect(EXPECTED.filter((one) => !found.has(one))).toEqual([]);
  });

  const notExecuted = new Set(
    reports.flatMap(({ missing = [], read = [] }) => [...missing, ...read.map((line) => packageOf(line))]),
  );
  const explained = REASONS.flatMap((reason) => reason.packages);

  it('import nothing that cannot be imported here without a reason', () => {
    expect([...notExecuted].filter((name) => !explained.includes(name)).sort()).toEqual([]);
  });

  it('have no reason for a package that can be imported, or that no snippet imports', () => {
    expect(explained.filter((name) => !notExecuted.has(name))).toEqual([]);
  });
});

interface Result {
  readonly snippet: LoadSnippet;
  readonly report: PythonReport;
}

/** A row for each library: how many of its snippets compile and have all their names, and of how many imports and calls more is known. */
function printTable(results: readonly Result[]): string {
  const rows = librariesWithCode.map((library) => {
    const own = results.filter(({ snippet }) => snippet.library === library);
    const others = snippets.filter((snippet) => snippet.library === library && snippet.language !== 'python');
    return row(library, own, others);
  });
  const heading = ['library', 'compiled', 'names', 'imports', 'signatures', 'other languages'];
  return formatTable([
    heading,
    ...rows,
    row(
      'all',
      results,
      snippets.filter(({ language }) => language !== 'python'),
    ),
  ]);
}

function row(name: string, results: readonly Result[], others: readonly LoadSnippet[]): readonly string[] {
  const reports = results.map(({ report }) => report);
  const sum = (count: (report: PythonReport) => number) => reports.reduce((total, report) => total + count(report), 0);
  const executed = sum((report) => report.executed?.length ?? 0);
  const read = sum((report) => report.read?.length ?? 0);
  const lacking = [...new Set(reports.flatMap(({ missing = [] }) => missing))];
  const languages = [...new Set(others.map(({ language }) => language))];
  const calls = sum((report) => report.checked?.length ?? 0);
  const unknown = sum((report) => report.unknown?.length ?? 0);
  return [
    name,
    `${sum(({ syntax }) => (syntax === undefined ? 1 : 0))}/${reports.length}`,
    `${sum(({ names }) => (names?.length === 0 ? 1 : 0))}/${reports.length}`,
    [
      executed > 0 && `${executed} executed`,
      read > 0 && `${read} read`,
      lacking.length > 0 && (name === 'all' ? `${lacking.length} packages missing` : `no ${lacking.join(', ')}`),
    ]
      .filter(Boolean)
      .join('; '),
    `${calls} of ${calls + unknown}`,
    languages.map((language) => `${others.filter((one) => one.language === language).length} ${language}`).join(', '),
  ];
}
