/** Calls that run at the same time: most of the time they wait for the polls of jobs, for seconds. */
const WORKERS = 16;

/** Runs a call for every item, a few at a time. The last ones go first: those of zai-org are there, whose jobs are polled every 5 s. */
export async function inParallel<Item>(items: readonly Item[], run: (item: Item) => Promise<void>): Promise<void> {
  const queue = [...items];
  const work = async () => {
    for (let item = queue.pop(); item !== undefined; item = queue.pop()) await run(item);
  };
  await Promise.all(Array.from({ length: WORKERS }, work));
}
