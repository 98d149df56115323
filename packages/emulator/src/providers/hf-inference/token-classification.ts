import { type Entity, placedWords } from '../../content/entities/find-entities.ts';
import { invalidField } from '../../contract/problem.ts';
import type { DialectOf } from '../../dialect/provider.ts';
import { hubTask, textInput } from '../../presets/hub-task.ts';
import { readOptionalText, readTexts } from '../../presets/request-fields.ts';

const STRATEGIES = ['none', 'simple', 'first', 'average', 'max'];

/** Named entities as transformers writes them: groups of tokens, or each token by itself. */
export const tokenClassification: DialectOf<'token-classification'> = hubTask('token-classification', {
  read(request) {
    const { parameters } = request;
    const strategy = readOptionalText(parameters, 'aggregation_strategy') ?? 'simple';
    if (!STRATEGIES.includes(strategy)) {
      throw invalidField('aggregation_strategy', `'${strategy}' is not a valid AggregationStrategy`);
    }
    const { ignore_labels: ignored } = parameters;
    return {
      text: textInput(request),
      ignoredLabels: ignored === undefined ? [] : readTexts(parameters, 'ignore_labels'),
    };
  },
  write(entities, { request: { body } }) {
    const parameters = body.parameters instanceof Object ? body.parameters : {};
    const isSingle = 'aggregation_strategy' in parameters && parameters.aggregation_strategy === 'none';
    return isSingle ? formatTokens(entities, String(body.inputs)) : entities.map(formatGroup);
  },
});

function formatGroup({ label, score, text, start, end }: Entity): object {
  return { entity_group: label, score, word: text, start, end };
}

/** The words of entities, numbered by their position in the text; position 0 belongs to the token at its start. */
function formatTokens(entities: readonly Entity[], text: string): object[] {
  const places = placedWords(text).map(({ start }) => start);
  return entities.flatMap(({ label, score, words }) =>
    words.map((word) => ({
      entity: `I-${label}`,
      score,
      index: places.indexOf(word.start) + 1,
      word: word.text,
      start: word.start,
      end: word.end,
    })),
  );
}
