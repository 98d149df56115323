import { LIBRARIES, type LibraryDefinition, type ModelRecord, TASKS, type TaskDefinition } from '@hubkit/catalog';
import type { MappingEntry } from '@hubkit/inference';
import { UsageError } from '../command-line/errors.ts';
import type { Io } from '../io/io.ts';
import { isJsonValue } from '../io/is-json-value.ts';
import { isObject } from '../io/is-object.ts';
import { note } from '../io/print.ts';
import { readJson } from '../io/read-json.ts';
import { findById } from '../listing/find-by-id.ts';
import { lookUpModel } from './look-up-model.ts';
import type { ModelFlags } from './snippet-options.ts';

const tasks = Object.values<TaskDefinition>(TASKS);
const libraries = Object.values<LibraryDefinition>(LIBRARIES);

/** A model record, and how providers call the model. */
export interface GivenModel {
  readonly model: ModelRecord;
  readonly mapping: readonly Partial<MappingEntry>[];
}

/**
 * Reads the model argument: an id to look up, or the record as JSON, in a file or, for `-`, in standard input. Flags override the
 * record; a model whose task or library is set by a flag is not looked up.
 */
export async function readModel(given: string, flags: ModelFlags, io: Io): Promise<GivenModel> {
  const described = describe(flags);
  const { model, mapping } = isRecord(given)
    ? { model: await readRecord(given, io), mapping: [] }
    : await findModel(given, described, io);
  return { model: { ...model, ...described, tags: [...new Set([...model.tags, ...flags.tag])] }, mapping };
}

function describe({ task, library }: ModelFlags): Partial<ModelRecord> {
  return {
    ...(task !== undefined && { pipeline_tag: findById('task', task, tasks, '`hubkit tasks` lists them.').id }),
    ...(library !== undefined && {
      library_name: findById('library', library, libraries, '`hubkit libraries` lists them.').id,
    }),
  };
}

const isRecord = (given: string) => given === '-' || given.endsWith('.json') || isJsonValue(given);

async function readRecord(given: string, io: Io): Promise<ModelRecord> {
  const { text, name } = await readJson(given, io);
  const record = parseObject(text, name);
  if (typeof record.id !== 'string' || record.id === '') {
    throw new UsageError(
      `${name} has no "id". A model record looks like {"id": "owner/name", "tags": ["transformers"]}.`,
    );
  }
  const { tags = [] } = record;
  if (!Array.isArray(tags) || !tags.every((tag) => typeof tag === 'string')) {
    throw new UsageError(`${name}: "tags" must be a list of strings.`);
  }
  // The generators read all other fields leniently, like those from the hub.
  return { ...record, id: record.id, tags };
}

function parseObject(text: string, name: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new UsageError(`${name} is not JSON: ${(cause as Error).message}.`, { cause });
  }
  if (isObject(value)) return { ...value };
  throw new UsageError(`${name} must contain an object, the model record.`);
}

async function findModel(id: string, described: Partial<ModelRecord>, io: Io): Promise<GivenModel> {
  const known = await lookUpModel(id, io);
  if (known) return known;
  if (described.pipeline_tag !== undefined || described.library_name !== undefined) {
    return { model: { id, tags: [] }, mapping: [] };
  }
  await note(io, unknownNote(id, io.env.HF_TOKEN));
  return { model: { id, pipeline_tag: 'text-generation', tags: ['conversational'] }, mapping: [] };
}

function unknownNote(model: string, token: string | undefined): string {
  const who = token ? 'the hub' : 'the built-in emulator';
  const advice = token ? ', or the token has no access to it' : '; set HF_TOKEN to look it up on the hub';
  return `hubkit: ${model} was not found by ${who}${advice}; the code assumes a chat model. Describe the model with --task or --library`;
}
