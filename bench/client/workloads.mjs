/** A finished chat completion, as services send it. */
export const TEXT = 'The answer to the question of life, the universe and everything is 42.';

/** The text that each streamed event adds. */
export const TOKEN = ' token';

export const BINARY_BYTES = 50e6;

/**
 * The workloads. `path` is where the server has the response; `run` does one round with a connected peer and returns how many
 * units (calls or events) it took. Counts are those of a full run; a quick one divides them.
 */
export const WORKLOADS = {
  sequence: {
    label: 'in sequence',
    unit: 'call',
    path: 'plain',
    count: 400,
    run: (peer, count) => calls(peer, count, 1),
  },
  parallel: {
    label: '64 in flight',
    unit: 'call',
    path: 'plain',
    count: 1500,
    run: (peer, count) => calls(peer, count, 64),
  },
  gzip: {
    label: 'gzip, chunked',
    unit: 'call',
    path: 'gzip',
    count: 300,
    run: (peer, count) => calls(peer, count, 1),
  },
  long: {
    label: 'long stream',
    unit: 'event',
    path: 'stream',
    count: 50_000,
    run: (peer, count) => events(peer, 1, count),
  },
  short: {
    label: 'streams of 20',
    unit: 'event',
    path: 'stream',
    count: 5_000,
    run: (peer, count) => events(peer, Math.ceil(count / 20), 20),
  },
  paced: {
    label: 'one by one',
    unit: 'event',
    path: 'paced',
    count: 2_000,
    run: (peer, count) => events(peer, 1, count),
  },
  binary: {
    label: '50 MB',
    unit: 'answer',
    path: 'binary',
    count: 3,
    run: binaries,
  },
};

async function calls(peer, count, inFlight) {
  let left = count;
  const work = async () => {
    while (left-- > 0) expect(await peer.call(), TEXT);
  };
  await Promise.all(Array.from({ length: inFlight }, work));
  return count;
}

async function events(peer, responses, perResponse) {
  for (let number = 0; number < responses; number++) {
    expect(await peer.stream(perResponse), perResponse * TOKEN.length);
  }
  return responses * perResponse;
}

async function binaries(peer, count) {
  for (let number = 0; number < count; number++) expect(await peer.binary(), BINARY_BYTES);
  return count;
}

/** Throws for wrong results, so that they are never timed. */
function expect(actual, expected) {
  if (actual !== expected) throw new Error(`expected ${expected} but got ${actual}`);
}
