// Compares the chat helper with transformers itself on made-up tokenizers and conversations:
//   npm run fuzz:chat -w @hubkit/jinja -- [--configs 500] [--conversations 20] [--seed 1] [--corpora] [--store]
// --corpora takes chat templates of the corpora instead of made-up ones; --store writes the answers that
// tests without transformers compare with; with a Python that has transformers 4, those about its special tokens.
import { parseArgs } from 'node:util';
import { findPython } from '../../../../scripts/python-env.mjs';
import { corpusTemplates } from '../differential/conversation.ts';
import { chatCampaign, printDifference, schemaDifferences } from './campaign.ts';
import { startTransformers } from './oracle.ts';
import { writeStored } from './stored.ts';
import { writeTokensOf4 } from './tokens-of-4.ts';

const { values } = parseArgs({
  options: {
    configs: { type: 'string', default: '500' },
    conversations: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    corpora: { type: 'boolean', default: false },
    store: { type: 'boolean', default: false },
  },
});

const seed = Number(values.seed);
const { found: python, missing } = findPython('transformers');
if (python === undefined) throw new Error(missing);
const oracle = await startTransformers(python);
console.log(`transformers ${oracle.transformers}, seed ${seed}`);
const { calls, rendered, withSpans, aside, differences } = await chatCampaign(oracle, {
  seed,
  configs: Number(values.configs),
  conversations: Number(values.conversations),
  template: values.corpora ? (choices) => choices.oneOf(corpusTemplates()) : undefined,
});
const schemas = await schemaDifferences(oracle, { seed, functions: 2 * Number(values.configs) });
if (values.store) await (oracle.transformers.startsWith('4.') ? writeTokensOf4 : writeStored)(oracle, seed);
oracle.close();
for (const difference of schemas.slice(0, 10)) console.log(difference);
for (const difference of differences.slice(0, 10)) console.log(printDifference(difference, seed));
console.log(
  `${calls} calls, ${rendered} rendered, ${withSpans} with ranges of the assistant, ${aside} that transformers cannot do, ${differences.length} differences`,
);
console.log(`${2 * Number(values.configs)} functions described, ${schemas.length} differences`);
process.exitCode = differences.length + schemas.length > 0 ? 1 : 0;
