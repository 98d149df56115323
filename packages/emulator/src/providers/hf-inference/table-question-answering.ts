import type { Table } from '../../content/table/answer-table.ts';
import { isJsonObject } from '../../contract/json.ts';
import { invalidField } from '../../contract/problem.ts';
import type { DialectOf } from '../../dialect/provider.ts';
import { hubTask, objectInput } from '../../presets/hub-task.ts';
import { readText } from '../../presets/request-fields.ts';

/** Answers from a table as TAPAS models give them: the cells, after the name of the operation on them. */
export const tableQuestionAnswering: DialectOf<'table-question-answering'> = hubTask('table-question-answering', {
  read(request) {
    const inputs = objectInput(request, 'query and table');
    return { question: readText(inputs, 'query'), table: readTable(inputs.table) };
  },
  write: ({ aggregator, cells, coordinates }) => ({
    answer: `${aggregator === 'NONE' ? '' : `${aggregator} > `}${cells.join(', ')}`,
    coordinates,
    cells,
    aggregator,
  }),
});

function readTable(value: unknown): Table {
  if (!isJsonObject(value)) throw invalidField('inputs.table', '`inputs.table` must be an object of columns');
  const columns = Object.entries(value).map(([name, cells]) => [name, readColumn(name, cells)] as const);
  const [first] = columns;
  if (!first) throw invalidField('inputs.table', 'table is empty');
  const uneven = columns.find(([, cells]) => cells.length !== first[1].length);
  if (uneven) throw invalidField('inputs.table', 'All arrays must be of the same length');
  return Object.fromEntries(columns);
}

function readColumn(name: string, cells: unknown): readonly string[] {
  if (Array.isArray(cells) && cells.every((cell) => typeof cell === 'string')) return cells;
  throw invalidField(`inputs.table.${name}`, `\`inputs.table.${name}\` must be an array of strings`);
}
