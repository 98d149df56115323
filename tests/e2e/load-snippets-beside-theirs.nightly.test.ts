import { LIBRARIES, type LibraryDefinition, librarySnippets, type ModelRecord } from '@hubkit/catalog';
import { useThisModel } from '@hubkit/snippets/use-this-model';
import * as tasks from '@huggingface/tasks';
import { expect, it } from 'vitest';
import { findPython, pinned } from '../../scripts/python-env.mjs';
import { describeWith } from '../support/describe-with.ts';
import { formatTable } from './format-table.ts';
import { newModels } from './load-snippets/new-models.ts';
import { checkPython, type PythonReport } from './load-snippets/python.ts';
import { libraryRecords } from './load-snippets/samples.ts';
import { checkShell } from './load-snippets/shell.ts';
import { EXPECTED } from './load-snippets/unchecked.ts';
import { SLOW_TIMEOUT_MS } from './timeout.ts';

/** A library and a model that it loads. */
interface LoadCase {
  readonly library: LibraryDefinition;
  readonly model: ModelRecord;
}

interface Snippet {
  readonly language: string;
  readonly content: string;
}

/** The sample records of all libraries, a record for each task and library that runs it, and models of 2026. */
function listCases(): readonly LoadCase[] {
  const ofLibraries = Object.values<LibraryDefinition>(LIBRARIES).flatMap((library) => {
    const samples = libraryRecords(library.id).map(({ model }) => model);
    const ofTasks = (library.hostedTasks ?? []).map((task): ModelRecord => {
      const transformersInfo = { auto_model: 'AutoModel', processor: 'AutoProcessor' };
      return { id: `acme/${task}`, tags: [library.id, task], pipeline_tag: task, transformersInfo };
    });
    return (library.snippets ? [...samples, ...ofTasks] : []).map((model) => ({ library, model }));
  });
  return [...ofLibraries, ...newModels.flatMap((model) => loadersOf(model).map((library) => ({ library, model })))];
}

/** The libraries that the page of a model offers. */
function loadersOf(model: ModelRecord): readonly LibraryDefinition[] {
  const all: Readonly<Record<string, LibraryDefinition>> = LIBRARIES;
  return useThisModel(model).libraries.flatMap(({ id }) => all[id] ?? []);
}

type TheirLibraries = Readonly<Record<string, { readonly snippets?: (model: never) => string[] } | undefined>>;

/** Read by id: their type lists the members of each library. */
const theirLibraries = tasks.MODEL_LIBRARIES_UI_ELEMENTS as unknown as TheirLibraries;

const isCommand =
  /^\s*(?:#[^\n]*\n\s*)*(?:pip|npm|git|hf|huggingface-cli|curl|cd|uv|mlx_lm|mlxim|brew|python|cargo|cortiq|opendde|lerobot-|MEMRA|whisperkit-cli|vllm|transformers|MODEL|export)[\w.-]*[ =]/;

/** Snippets of the other package, with the language of ours where a text is not a command. */
function theirSnippets({ library, model }: LoadCase, ours: readonly Snippet[]): readonly Snippet[] | Error | undefined {
  const snippets = theirLibraries[library.id]?.snippets;
  if (snippets === undefined) return undefined;
  const code = ours.find(({ language }) => language !== 'sh')?.language ?? 'sh';
  try {
    // Records of ours are records of theirs: some have members that theirs does not read.
    return snippets(model as never).map((content) => ({ language: isCommand.test(content) ? 'sh' : code, content }));
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

interface Counts {
  records: number;
  crashes: number;
  snippets: number;
  readonly broken: string[];
}

const packages = ['pyflakes', 'huggingface_hub', 'transformers', 'spacy', 'timm', 'sentence-transformers', 'peft'];

describeWith(findPython(...packages.map(pinned)), 'loading code beside that of @huggingface/tasks', (python) => {
  it(
    'parses, and its names exist, for three hundred records and a hundred new models',
    () => {
      const cases = listCases();
      const ours = cases.map(({ library, model }) => librarySnippets(library, model));
      const theirs = cases.map((one, index) => theirSnippets(one, ours[index] ?? []));
      const sides = { ours: check(python, cases, ours), theirs: check(python, cases, theirs) };
      const rows = Object.entries(sides).map(([side, { records, crashes, snippets, broken }]) =>
        [side, records, crashes, snippets, broken.length].map(String),
      );
      const head = ['', 'records with code', 'crashes', 'snippets', 'records with broken code'];
      console.log(`${cases.length} records\n${formatTable([head, ...rows])}\n${sides.theirs.broken.join('\n')}`);
      expect(cases.length).toBeGreaterThanOrEqual(380);
      expect(newModels.filter((model) => loadersOf(model).length === 0)).toEqual([]);
      expect(sides.ours.broken).toEqual([]);
      expect(sides.ours.crashes).toBe(0);
      expect(sides.ours.records).toBeGreaterThanOrEqual(sides.theirs.records);
    },
    SLOW_TIMEOUT_MS,
  );
});

function check(
  python: string,
  cases: readonly LoadCase[],
  all: readonly (readonly Snippet[] | Error | undefined)[],
): Counts {
  const lists = all.map((snippets) => (Array.isArray(snippets) ? (snippets as readonly Snippet[]) : []));
  const places = lists.flatMap((snippets, record) =>
    snippets.flatMap(({ language, content }, index) => {
      const before = snippets.slice(0, index).filter((other) => other.language === language);
      return language === 'python'
        ? [{ record, source: content, before: before.map((other) => other.content).join('\n') }]
        : [];
    }),
  );
  const reports = checkPython(python, places);
  const broken = new Map<number, string>();
  for (const [index, report] of reports.entries()) {
    const { record = 0 } = places[index] ?? {};
    const problem = problemOf(report, cases[record]?.library.id ?? '');
    if (problem !== undefined) broken.set(record, problem);
  }
  for (const [record, snippets] of lists.entries())
    for (const { language, content } of snippets) {
      const problem = language === 'sh' ? checkShell(content) : undefined;
      if (problem !== undefined) broken.set(record, problem);
    }
  return {
    records: lists.filter((snippets) => snippets.length > 0).length,
    crashes: all.filter((snippets) => snippets instanceof Error).length,
    snippets: lists.flat().length,
    broken: [...broken].map(
      ([record, problem]) => `${cases[record]?.library.id} ${cases[record]?.model.id}: ${problem}`,
    ),
  };
}

function problemOf({ syntax, names, wrongImports = [] }: PythonReport, library: string): string | undefined {
  const undefinedNames = (names ?? []).filter((name) => name.startsWith('undefined name'));
  const found = [...(syntax === undefined ? [] : [syntax]), ...undefinedNames, ...wrongImports];
  return found.find((one) => !EXPECTED.some((known) => known.library === library && one.includes(known.finding)));
}
