import { conformance, readLines } from '../../packages/jinja/test/corpora/published.ts';
import { readSamples } from '../../packages/jinja/test/corpora/samples.ts';
import { MODEL_FAMILIES } from '../../packages/jinja/test/response/model-outputs.ts';
import { parsesRight } from '../../packages/jinja/test/response/read-output.ts';
import { judge, leaks } from '../../packages/jinja/test/response/round-trip.ts';
import type { Section } from './section.ts';

interface Named {
  readonly id: string;
  readonly template: string;
}

/**
 * Counts what derived response templates read right: messages that chat templates wrote, behind the true prompt, and outputs as
 * models write them. The published templates are read where their folder is there.
 */
export function parsingSection(): Section {
  const samples = readSamples('chat').map(({ name, template }): Named => ({ id: name, template }));
  const published = readLines('chat-templates.templates.jsonl').map((line) => JSON.parse(line) as Named);
  const templates = [...samples, ...published];
  const judged = templates.map(({ id, template }) => ({ id, source: template, ...judge(template) }));
  const cases = judged.flatMap(({ id, cases: all }) => all.map((one) => ({ id, ...one })));
  const wrong = cases.filter(({ problem }) => problem !== undefined);
  const refused = judged.filter(({ refusal, cases: all }) => refusal !== undefined && all.length > 0);
  const leaky = judged.filter(({ template, source }) => template && leaks(template, source).length > 0);
  const outputs = MODEL_FAMILIES.flatMap((family) => family.outputs.map((output) => ({ family, output })));
  const misread = outputs.filter(({ family, output }) => !parsesRight(family, output));
  return {
    title: 'From text to message',
    rows: [
      {
        name: 'chat templates',
        value: `${templates.length}${conformance.missing === undefined ? '' : ` (${conformance.missing}: samples only)`}`,
      },
      {
        name: 'messages read back behind their true prompt',
        value: share(cases.length - wrong.length, cases.length),
        list: wrong.map(({ id, name, problem }) => `${id}, ${name}: ${problem}`),
      },
      {
        name: 'outputs of models read',
        value: share(outputs.length - misread.length, outputs.length),
        list: misread.map(({ family, output }) => `${family.name}: ${output.what}`),
      },
      {
        name: 'templates whose prompt is read as a part of the message',
        value: leaky.length,
        list: leaky.map(({ id }) => id),
      },
      { name: 'templates that are refused', value: refused.length, list: refused.map(({ id }) => id) },
    ],
  };
}

const share = (right: number, all: number): string => `${right} of ${all} (${((100 * right) / all).toFixed(1)} %)`;
