import { splitObject } from './split-object.ts';

/** What a sample has beside its template, each as JSON text: parsing would lose 1.0 and big integers. */
export interface SampleFacts {
  /** Options of the environment that differ. */
  readonly options?: string;
  /** Variables by the name of the case. */
  readonly contexts?: string;
  /** Outcomes of Python by the name of the case. */
  readonly expected?: string;
}

/** A template with its facts in front: a JSON object between two lines of `---`. */
const WITH_FACTS = /^---\n(\{\n.*?\n\})\n---\n(.*)$/s;

/** Parts the text of a sample file into its facts and its template. */
export function splitSampleFile(text: string): { readonly facts: SampleFacts; readonly template: string } {
  const [, facts, template = text] = WITH_FACTS.exec(text) ?? [];
  return { facts: facts === undefined ? {} : parseFacts(facts), template };
}

/** The text of a sample file. */
export const joinSampleFile = (facts: SampleFacts, template: string): string =>
  `---\n${printFacts(facts)}---\n${template}`;

/** Reads the JSON object of the facts. */
export function parseFacts(json: string): SampleFacts {
  return Object.fromEntries(splitObject(json.trim()).map(({ key, value }) => [key, value]));
}

/** Prints the facts as a JSON object, with a line break at its end. */
export function printFacts(facts: SampleFacts): string {
  const members = Object.entries(facts).map(([key, json]) => `  ${JSON.stringify(key)}: ${json}`);
  return `{\n${members.join(',\n')}\n}\n`;
}
