import { Environment } from '@hubkit/jinja/render';
import type { CallArgs } from '../contract/call-args.ts';
import type { Row } from '../contract/row.ts';
import { createTemplate } from '../request/row-template.ts';
import { type EvaluationPlan, EXPECTED } from './plan.ts';

/** Functions from a row to what a plan makes of it. They throw a BulkError for a column that a row lacks. */
export interface PlanTemplates {
  /** Arguments of the call: its messages, parameters and answer format. */
  readonly args: (row: Row) => CallArgs;
  /** Text that `exact` and `contains` compare with, by the place of the check; undefined where a row has none. */
  readonly expected: (check: number, row: Row) => string | undefined;
}

/** Compiles the templates of a plan. @throws {BulkError} `INPUT` for an invalid one. */
export function planTemplates({
  prompt,
  messages = [],
  system,
  parameters,
  checks,
}: Omit<EvaluationPlan, 'data' | 'models'>): PlanTemplates {
  const environment = new Environment({ environment: 'jinja', undefined: 'strict', keepTrailingNewline: true });
  const compiled = (name: string, source: string) => {
    const template = createTemplate(name, source, environment);
    return (row: Row) => toText(template(row));
  };
  const parts = [
    ...(system === undefined ? [] : [['system', compiled('system', system)] as const]),
    ...messages.map(({ role, content }, place) => [role, compiled(`messages[${place}]`, content)] as const),
    ...(prompt === undefined ? [] : [['user', compiled('prompt', prompt)] as const]),
  ];
  const values = checks.map((check, place) =>
    'value' in check && check.value !== undefined ? compiled(`checks[${place}].value`, check.value) : undefined,
  );
  const schema = checks.find(({ type }) => type === 'schema');
  const common = {
    ...parameters,
    ...(schema?.type === 'schema' && {
      response_format: { type: 'json_schema', json_schema: { name: 'answer', schema: schema.schema, strict: true } },
    }),
  };
  return {
    args: (row) => ({ ...common, messages: parts.map(([role, text]) => ({ role, content: text(row) })) }),
    expected(check, row) {
      const value = values[check];
      if (value) return value(row);
      return row[EXPECTED] === undefined ? undefined : toText(row[EXPECTED]);
    },
  };
}

/** The text of a value: texts as they are, all else as JSON. */
export function toText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}
