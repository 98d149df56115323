import {
  readConversations,
  readExpected,
  readSamples,
  type Sample,
  type SampleGroup,
} from '../../packages/jinja/test/corpora/samples.ts';

export const path = 'packages/jinja-suite/samples/suite.json';

/** Writes the samples of the template engine with Python's outcomes. Variables stay JSON text, which keeps `1.0` and big integers. */
export async function write(): Promise<string> {
  const conversations = readConversations();
  const groups: readonly SampleGroup[] = ['chat', 'features'];
  const samples = groups.flatMap((group) => readSamples(group).map((sample) => sampleText(sample, conversations)));
  const listed = [...conversations].map(([name, json]) => `${JSON.stringify(name)}: ${oneLine(json)}`);
  return ['{', '"conversations": {', listed.join(',\n'), '},', '"samples": [', samples.join(',\n'), ']', '}', ''].join(
    '\n',
  );
}

function sampleText(sample: Sample, conversations: ReadonlyMap<string, string>): string {
  const [first] = sample.cases.values();
  if (!first) throw new Error(`samples/${sample.name} has no case.`);
  const { template, options = {}, templates, name: main } = first;
  const expected = readExpected(sample);
  const cases = [...sample.cases].map(([name, { context }]) => {
    const outcome = expected[name];
    if (!outcome) throw new Error(`samples/${sample.name} has no outcome of "${name}".`);
    const isShared = conversations.get(name) === context;
    const variables = isShared
      ? `"conversation": ${JSON.stringify(name)}`
      : `"name": ${JSON.stringify(name)}, "variables": ${oneLine(context)}`;
    const error = !outcome.ok && { class: outcome.type, message: outcome.message, line: outcome.line };
    const result = outcome.ok ? `"output": ${JSON.stringify(outcome.output)}` : `"error": ${JSON.stringify(error)}`;
    return `  {${variables}, ${result}}`;
  });
  const settings = {
    name: sample.name,
    template,
    ...(Object.keys(options).length > 0 && { options }),
    ...(templates && { templates, main }),
  };
  return `${JSON.stringify(settings).slice(0, -1)},"cases": [\n${cases.join(',\n')}\n]}`;
}

/** Joins the lines of a JSON text. */
const oneLine = (json: string): string => json.replaceAll(/\s*\n\s*/g, ' ').trim();
