/**
 * Measures every peer with every workload, in rounds that go through all peers in turn, each round from another one on: what else the
 * machine does meets all of them alike. Returns the samples of each peer in the order of the rounds: `{ [workload]: { [peer]: [] } }`.
 *
 * @param measure `(peer, workload, round) => sample`; nothing for a peer that cannot do it
 * @param warmUp rounds before the first that counts; their numbers are negative
 */
export async function round(peers, workloads, { rounds, warmUp = 0 }, measure) {
  const samples = {};
  for (const workload of workloads) {
    samples[workload] = Object.fromEntries(peers.map((peer) => [peer, []]));
    for (let number = -warmUp; number < rounds; number++)
      for (let turn = 0; turn < peers.length; turn++) {
        const peer = peers[(turn + number + warmUp) % peers.length];
        const sample = await measure(peer, workload, number);
        if (number >= 0 && sample) samples[workload][peer].push(sample);
      }
  }
  return samples;
}
