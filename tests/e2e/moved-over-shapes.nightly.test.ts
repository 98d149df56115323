import { startEmulator } from '@hubkit/emulator';
import * as ours from '@hubkit/inference';
import * as newest from '@huggingface/inference';
import * as older from 'inference-4.0.5';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shapeOf } from '../../packages/emulator/test/exchanges.ts';
import { type Cell, listCells } from './clients/cells.ts';
import { withFiles } from './clients/files.ts';
import { inParallel } from './clients/in-parallel.ts';
import { redirectFetch, withRedirect } from './clients/redirect-fetch.ts';
import { DIFFERENCES, differenceOf } from './moved-over/differences.ts';
import { SLOW_TIMEOUT_MS } from './timeout.ts';

const emulator = await startEmulator({ pace: 'instant' });
const restoreFetch = redirectFetch();
afterAll(async () => {
  restoreFetch();
  await emulator.close();
});

/** Every task of every provider, plain and streamed, through the router where there is the choice. */
const cells = (
  await listCells(
    {
      name: 'shapes',
      operations: {
        conversational: ['chat', 'chat stream'],
        'text-generation': ['text', 'text stream'],
        default: ['run'],
      },
    },
    emulator,
  )
).filter(({ route, isRouted }) => route === 'routed' || !isRouted);

/** The shapes that a call leads to, or the error; nothing where the library has no such task or provider. */
type Outcome = { readonly shape: readonly string[] } | { readonly error: string } | undefined;

async function call(client: object, { method, operation, provider, model, input }: Cell): Promise<Outcome> {
  const isStream = operation.endsWith('stream');
  const name = isStream ? `${method}Stream` : method;
  const run: unknown = Reflect.get(client, name);
  if (typeof run !== 'function') return undefined;
  try {
    const result = run.call(client, Object.assign({}, withFiles(input), { provider, model }));
    const values: unknown[] = [];
    if (isStream) for await (const chunk of result) values.push(chunk);
    else values.push(await result);
    return { shape: [...new Set(values.flatMap(shape))].sort() };
  } catch (error) {
    return /\bnot supported\b.*Available|is not available for/.test(String(error))
      ? undefined
      : { error: String(error) };
  }
}

function shape(value: unknown): readonly string[] {
  return value instanceof Blob ? [`Blob of ${value.type}`] : shapeOf(value);
}

const VERSIONS = [
  ['4.0.5', older],
  ['4.13', newest],
] as const;

type Version = (typeof VERSIONS)[number][0];

interface Comparison {
  /** Tasks of a provider that the other library has, and ours does not. */
  readonly missing: string[];
  readonly rows: { readonly cell: Cell; readonly theirs: Outcome; readonly ours: Outcome }[];
}

const comparisons = new Map<Version, Comparison>();
const outcomes = new Map<Cell, Promise<Outcome>>();

/** The outcome of our client, which is the same whatever it is compared with. */
function ownOutcome(cell: Cell): Promise<Outcome> {
  const client = new ours.InferenceClient(cell.key, { endpoints: emulator.endpoints, retry: false });
  const outcome = outcomes.get(cell) ?? call(client, cell);
  outcomes.set(cell, outcome);
  return outcome;
}

async function compareAll([version, library]: (typeof VERSIONS)[number]): Promise<void> {
  const missing: Comparison['missing'] = [];
  const rows: Comparison['rows'] = [];
  comparisons.set(version, { missing, rows });
  await inParallel(cells, async (cell) => {
    const [theirs, own] = await Promise.all([
      withRedirect(cell, () => call(new library.InferenceClient(cell.key), cell)),
      ownOutcome(cell),
    ]);
    if (!theirs) return;
    if (own) rows.push({ cell, theirs, ours: own });
    else missing.push(`${cell.provider} ${cell.task}`);
  });
}

// All at the same time: they wait for the polls of jobs, which take seconds.
beforeAll(() => Promise.all(VERSIONS.map(compareAll)), SLOW_TIMEOUT_MS);

describe.each(VERSIONS)('results beside those of @huggingface/inference %s', (version) => {
  const differs = ({ theirs, ours }: Comparison['rows'][number]) => JSON.stringify(theirs) !== JSON.stringify(ours);
  const compared = () => comparisons.get(version) ?? { missing: [], rows: [] };

  it('have the same shape, or the difference has a reason', () => {
    const { rows, missing } = compared();
    const same = rows.filter((row) => !differs(row));
    const tasks = new Set(rows.map(({ cell }) => cell.task));
    console.log(
      `${version}: ${rows.length} calls of ${tasks.size} tasks compared, ${same.length} have the same shape`,
      missing.length > 0 ? `; not here: ${missing.join('; ')}` : '',
    );
    expect(rows.length).toBeGreaterThan(20);
    const unexplained = rows.filter((row) => differs(row) && !differenceOf(version, row.cell));
    expect(unexplained.map(({ cell, theirs, ours }) => ({ call: cell.name, theirs, ours }))).toEqual([]);
  });

  it('have no reason for a difference that is not there', () => {
    const { rows } = compared();
    const wrong = DIFFERENCES.filter((difference) => difference.versions.includes(version)).filter((difference) => {
      const explained = rows.filter(({ cell }) => differenceOf(version, cell) === difference);
      return explained.length === 0 || !explained.every(differs);
    });
    expect(wrong.map(({ because }) => because)).toEqual([]);
  });
});
