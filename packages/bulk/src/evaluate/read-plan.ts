import { BulkError } from '../contract/errors.ts';
import type { EvaluationPlan, PlanCheck, PlanMessage, PlanModel } from './plan.ts';
import {
  type Place,
  readAmount,
  readChoice,
  readIf,
  readItems,
  readMembers,
  readObject,
  readText,
  wrong,
} from './plan-reader.ts';

const PLAN = ['name', 'data', 'prompt', 'messages', 'system', 'models', 'parameters', 'checks'] as const;

/**
 * Reads the file of an evaluation: JSON.
 *
 * @param label - Name of the file, for errors.
 * @throws {BulkError} `INPUT`, with the line of a mistake in the JSON, or the place of a wrong value: `evals.json: $.checks[1].pattern`.
 */
export function readPlan(text: string, label: string): EvaluationPlan {
  return toPlan(parse(text, label), label);
}

/** Reads a plan that is parsed already. @throws {BulkError} As `readPlan`. */
export function toPlan(value: unknown, label: string): EvaluationPlan {
  const place = { value, at: `${label}: $` };
  const member = readMembers(place, PLAN);
  const [prompt, messages] = [member('prompt'), member('messages')];
  if (prompt.value === undefined && messages.value === undefined)
    throw wrong(place, 'there is no "prompt" and there are no "messages"');
  if (prompt.value !== undefined && messages.value !== undefined)
    throw wrong(messages, '"prompt" and "messages" exclude each other');
  const checks = member('checks');
  return {
    ...readIf('name', member('name'), readText),
    data: readData(member('data')),
    ...readIf('prompt', prompt, readText),
    ...readIf('messages', messages, (list) => readItems(list, readMessage)),
    ...readIf('system', member('system'), readText),
    models: member('models').value === undefined ? [] : readItems(member('models'), readModel),
    ...readIf('parameters', member('parameters'), readObject),
    checks: checks.value === undefined ? [] : readItems(checks, readCheck),
  };
}

function parse(given: string, label: string): unknown {
  const text = given.replace(/^\uFEFF/, '');
  try {
    return JSON.parse(text);
  } catch (cause) {
    // What the engine says of the place is less exact.
    throw new BulkError('INPUT', `${label}:${jsonFault(text)}: this is not JSON.`, { cause });
  }
}

function readData(place: Place): EvaluationPlan['data'] {
  if (typeof place.value === 'string') return readText(place);
  if (place.value === undefined)
    throw wrong(place, 'there are no rows: give a list of them, or the path of a CSV or JSON Lines file');
  const rows = readItems(place, readObject);
  if (rows.length === 0) throw wrong(place, 'there are no rows');
  return rows;
}

function readMessage(place: Place): PlanMessage {
  const member = readMembers(place, ['role', 'content']);
  return { role: readChoice(member('role'), ['system', 'user', 'assistant']), content: readText(member('content')) };
}

/** Reads a model: its id, or an object. */
function readModel(place: Place): PlanModel {
  if (typeof place.value === 'string') return { model: readText(place) };
  const member = readMembers(place, ['model', 'provider', 'endpoint', 'name']);
  return {
    model: readText(member('model')),
    ...readIf('provider', member('provider'), readText),
    ...readIf('endpoint', member('endpoint'), readUrl),
    ...readIf('name', member('name'), readText),
  };
}

function readUrl(place: Place): string {
  const text = readText(place);
  if (/^https?:\/\//.test(text) && URL.canParse(text)) return text;
  throw wrong(place, `expected a URL such as http://localhost:11434/v1, got "${text}"`);
}

const CHECK_TYPES = ['exact', 'contains', 'regex', 'schema', 'judge', 'latency', 'cost', 'module'] as const;

function readCheck(place: Place): PlanCheck {
  const type = readChoice({ value: readObject(place).type, at: `${place.at}.type` }, CHECK_TYPES);
  switch (type) {
    case 'exact':
    case 'contains': {
      const member = readMembers(place, ['type', 'value']);
      return { type, ...readIf('value', member('value'), readText) };
    }
    case 'regex': {
      const member = readMembers(place, ['type', 'pattern', 'flags']);
      const flags = readIf('flags', member('flags'), readText);
      const pattern = readText(member('pattern'));
      try {
        new RegExp(pattern, flags.flags);
      } catch (error) {
        throw wrong(member('pattern'), (error as Error).message);
      }
      return { type, pattern, ...flags };
    }
    case 'schema':
      return { type, schema: readObject(readMembers(place, ['type', 'schema'])('schema')) };
    case 'judge': {
      const member = readMembers(place, ['type', 'criterion', 'model']);
      return { type, criterion: readText(member('criterion')), ...readIf('model', member('model'), readModel) };
    }
    case 'latency':
      return { type, maxMs: readAmount(readMembers(place, ['type', 'maxMs'])('maxMs')) };
    case 'cost':
      return { type, maxDollars: readAmount(readMembers(place, ['type', 'maxDollars'])('maxDollars')) };
    case 'module':
      return { type, path: readText(readMembers(place, ['type', 'path'])('path')) };
  }
}

const TOKEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: JSON forbids them in texts.
  /[ \t\r\n]*(?:("(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?|true|false|null)|([{}[\],:]))/y;

type Wanted = 'value' | 'item' | 'key' | 'member' | 'colon' | 'next';

/** Finds where a text that is no JSON goes wrong, as `line:column` from 1. `JSON.parse` of Node says it for some mistakes only. */
function jsonFault(text: string): string {
  const at = faultAt(text);
  const before = text.slice(0, at);
  return `${before.split('\n').length}:${at - before.lastIndexOf('\n')}`;
}

function faultAt(text: string): number {
  const open: string[] = [];
  let wanted: Wanted = 'value';
  let end = 0;
  for (;;) {
    TOKEN.lastIndex = end;
    const found = TOKEN.exec(text);
    const start = end + (/^[ \t\r\n]*/.exec(text.slice(end))?.[0].length ?? 0);
    if (!found) return start;
    const [, string, scalar, mark = ''] = found;
    const next = after({ wanted, isText: string !== undefined, isValue: (string ?? scalar) !== undefined, mark, open });
    if (next === undefined) return start;
    wanted = next;
    end = TOKEN.lastIndex;
  }
}

interface Step {
  readonly wanted: Wanted;
  readonly isText: boolean;
  readonly isValue: boolean;
  readonly mark: string;
  readonly open: string[];
}

/** What may follow a token; undefined for one that is wrong here. */
function after({ wanted, isText, isValue, mark, open }: Step): Wanted | undefined {
  const isValueWanted = wanted === 'value' || wanted === 'item';
  if (isValueWanted && isValue) return 'next';
  if (isValueWanted && (mark === '{' || mark === '[')) {
    open.push(mark);
    return mark === '{' ? 'member' : 'item';
  }
  if ((wanted === 'key' || wanted === 'member') && isText) return 'colon';
  if (wanted === 'colon' && mark === ':') return 'value';
  if (wanted === 'next' && mark === ',' && open.length > 0) return open.at(-1) === '{' ? 'key' : 'value';
  const closes = mark === '}' ? '{' : mark === ']' ? '[' : undefined;
  const mayClose = wanted === 'next' || wanted === (mark === '}' ? 'member' : 'item');
  if (closes === undefined || !mayClose || open.at(-1) !== closes) return undefined;
  open.pop();
  return 'next';
}
