/** A figure of a page, and the measurement that it comes from. */
export interface FigureDefinition {
  readonly pages: readonly string[];
  /** Description of the measurement, unique in the list. */
  readonly what: string;
  readonly from: SizeSource | ClientSource;
}

/** An entry of a package's `size.json`, in kB after gzip. */
export interface SizeSource {
  readonly command: 'npm run size';
  readonly package: string;
  readonly entry: string;
}

/** A median of the client bench, as a ratio to bare `fetch` in the same round. */
export interface ClientSource {
  readonly command: typeof CLIENT_BENCH;
  readonly peer: 'node-fetch' | 'hubkit-node';
  readonly workload: 'parallel' | 'long' | 'short';
  /** `cpu`: processor time of the client's process per unit. `rate`: units per second. */
  readonly measure: 'cpu' | 'rate';
}

export const CLIENT_BENCH =
  'npm run bench -- client --rounds 7 --peers fetch,node-fetch,hubkit-node --workloads parallel,long,short';

const size = (owner: string, entry: string, ...pages: readonly string[]): FigureDefinition => ({
  pages,
  what: `${owner}, gzip: ${entry}`,
  from: { command: 'npm run size', package: owner, entry },
});

const client = (
  peer: ClientSource['peer'],
  workload: ClientSource['workload'],
  measure: ClientSource['measure'],
): FigureDefinition => ({
  pages: ['docs/guide/node.md'],
  what: `${peer}, ${workload}: ${measure} as a ratio to bare fetch`,
  from: { command: CLIENT_BENCH, peer, workload, measure },
});

const hooks = 'docs/guide/react-hooks.md';

/** Every measured figure of the README, the guide and the READMEs of the packages. `npm run figures` writes them to `docs/figures.json`. */
export const FIGURES: readonly FigureDefinition[] = [
  size('inference', 'chat completion with a provider that only chats', 'README.md', 'packages/inference/README.md'),
  size('inference', 'the same with streaming', 'README.md', 'packages/inference/README.md'),
  size('inference', 'the same with what failures load late', 'README.md'),
  size('jinja', 'rendering', 'docs/status.md'),
  size('react', 'chat hook', hooks),
  size('react', 'task hook', hooks),
  size('react', 'job hook', hooks),
  size('react', 'structured answers', hooks),
  size('react', 'list of models', hooks),
  client('node-fetch', 'parallel', 'cpu'),
  client('node-fetch', 'parallel', 'rate'),
  client('hubkit-node', 'parallel', 'cpu'),
  client('hubkit-node', 'parallel', 'rate'),
  client('node-fetch', 'long', 'cpu'),
  client('node-fetch', 'short', 'cpu'),
];
