import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CodeError } from '@hubkit/code';
import { InputError } from '@hubkit/inference';
import { afterAll, describe, expect, it } from 'vitest';
import { findPython } from '../../../scripts/python-env.mjs';
import { describeWith } from '../../../tests/support/describe-with.ts';
import { describeCall } from '../src/call/describe-call.ts';
import type { SnippetCall } from '../src/call/snippet-call.ts';
import { CLIENTS } from '../src/clients/clients.gen.ts';
import { createSnippet } from '../src/get-inference-snippets.ts';
import { hostileCalls } from './support/hostile-calls.ts';
import { argumentsIn, content, jsonBodyOf, resolved, token } from './support/javascript-arguments.ts';
import { pythonRecorder } from './support/python-recorder.ts';
import { shellRecorder } from './support/shell-recorder.ts';

/** A shell runs a thousand programs. */
const TIMEOUT_MS = 300_000;

/** Undefined where a value cannot be sent or printed, such as an organization with a control character in its name. */
function orUndefined<Result>(step: () => Result): Result | undefined {
  try {
    return step();
  } catch (error) {
    if (InputError.is(error) || CodeError.is(error)) return undefined;
    throw error;
  }
}

const described = hostileCalls(1000).flatMap(({ model, provider, mapping, options = {} }) => {
  const call = orUndefined(() => describeCall(model, provider, mapping, options));
  return call ? [{ call, options }] : [];
});
const calls = described.map(({ call }) => call);

/** The programs of one client with the calls that they make. */
function programsOf(name: string): readonly { readonly call: SnippetCall; readonly source: string }[] {
  const client = CLIENTS.find(({ language, id }) => `${language}-${id}` === name);
  if (!client) throw new Error(`There is no client ${name}`);
  return calls.flatMap((call) => {
    const snippet = orUndefined(() => createSnippet(client, call));
    return snippet ? [{ call, source: snippet.content }] : [];
  });
}

const folder = mkdtempSync(join(tmpdir(), 'snippets-'));
for (const { path } of calls.flatMap(({ files }) => files)) writeFileSync(join(folder, path), content);
afterAll(() => rmSync(folder, { recursive: true }));

describe('1,000 hostile records', () => {
  it('are nearly all calls that can be made', () => {
    expect(calls.length).toBeGreaterThan(900);
    for (const shape of ['chat', 'json', 'upload']) expect(calls.map((call) => call.shape)).toContain(shape);
  });

  it('send what the user gave, and nothing else in its place', () => {
    for (const { call, options } of described) {
      const { messages, inputs = { messages } } = options;
      if (call.request?.body.type !== 'json') continue;
      const given =
        call.shape === 'upload' ? { inputs: { ...Object(inputs.inputs), image: expect.anything() } } : inputs;
      expect(call.request.body.value).toMatchObject(given);
    }
  });

  it('give curl exactly their words', { timeout: TIMEOUT_MS }, () => {
    const programs = programsOf('sh-curl');
    expect(programs.length).toBeGreaterThan(850);
    const { stdout, stderr, status } = spawnSync('bash', ['-s'], {
      input: shellRecorder(programs.map(({ source }) => source)),
      cwd: folder,
      env: { PATH: process.env.PATH, HF_TOKEN: token, API_TOKEN: token },
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    });
    expect([stderr, status]).toEqual(['', 0]);
    const recorded = shellRecorder.read(stdout);
    expect(recorded).toHaveLength(programs.length);
    recorded.forEach(({ words, body }, index) => {
      const { request, files } = (programs[index] as (typeof programs)[number]).call;
      const headers = Object.entries(request?.headers ?? {}).flatMap(([name, value]) => [
        '-H',
        `${name}: ${resolved(value)}`,
      ]);
      const plain = words.filter((word) => !['--fail-with-body', '--no-buffer', '--globoff'].includes(word));
      expect(plain.slice(0, 1 + headers.length)).toEqual([request?.url, ...headers]);
      const [option, value, ...more] = plain.slice(1 + headers.length);
      expect(more).toEqual([]);
      if (request?.body.type === 'file') expect([option, value]).toEqual(['--data-binary', `@${files[0]?.path}`]);
      else expect(JSON.parse(option === '-d' ? (value ?? '') : body)).toEqual(jsonBodyOf(request));
    });
  });

  it.each(['js-fetch', 'js-openai', 'js-huggingface.js'])('give %s exactly their values', (name) => {
    const programs = programsOf(name);
    expect(programs.length).toBeGreaterThan(200);
    const shapes = new Map<string, number>();
    for (const { call, source } of programs) {
      const { statements, calls: made } = argumentsIn(source);
      const { shape, request, files, endpointUrl, billTo, method } = call;
      // No value adds a statement: all programs of a kind have the same number.
      const kind = [shape, 'isStream' in call && call.isStream, request?.body.type, files.length].join();
      expect(shapes.get(kind) ?? statements).toBe(statements);
      shapes.set(kind, statements);
      const [first, second] =
        made.get(
          name === 'js-fetch'
            ? 'fetch'
            : name === 'js-openai'
              ? 'client.chat.completions.create'
              : `client.${method.js?.name}`,
        ) ?? [];
      if (name === 'js-fetch') {
        expect(first).toBe(request?.url);
        expect(Reflect.get(Object(second), 'headers')).toEqual(resolved(request?.headers ?? {}));
        if (request?.body.type === 'json') expect(made.get('JSON.stringify')?.[0]).toEqual(jsonBodyOf(request));
        else expect(made.get('readFile')?.[0]).toBe(files[0]?.path);
      } else if (name === 'js-openai') {
        expect(first).toEqual(jsonBodyOf(request));
      } else {
        expect(first).toEqual(resolved(method.js?.named ?? {}));
        expect(second).toEqual(billTo === undefined ? undefined : { billTo });
        expect(Reflect.get(Object(first), 'endpointUrl')).toBe(endpointUrl);
      }
    }
  });
});

describeWith(findPython(), '1,000 hostile records in Python', (python) => {
  it('give every client exactly their values', () => {
    const names = ['python-requests', 'python-openai', 'python-huggingface_hub'];
    const programs = names.flatMap((name) => programsOf(name).map((program) => ({ name, ...program })));
    expect(programs.length).toBeGreaterThan(2000);
    const { stdout, stderr } = spawnSync(python, ['-X', 'utf8', '-c', pythonRecorder], {
      input: JSON.stringify(programs.map(({ source }) => source)),
      cwd: folder,
      env: { PATH: process.env.PATH, HF_TOKEN: token, API_TOKEN: token },
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    });
    expect(stderr).toBe('');
    const recorded: { name: string; args: unknown[]; named: Record<string, unknown> }[][] = JSON.parse(stdout);
    recorded.forEach((made, index) => {
      const { name, call } = programs[index] as (typeof programs)[number];
      const { request, files, method } = call;
      const [first, second] = made;
      expect(made).toHaveLength(name === 'python-requests' ? 1 : 2);
      if (name === 'python-requests') {
        const { args, named } = first ?? {};
        expect(args).toEqual([request?.url]);
        const { 'Content-Type': _, ...headers } = resolved(request?.headers ?? {}) as Record<string, unknown>;
        expect(named?.headers).toMatchObject(headers);
        if (request?.body.type === 'json') expect(named?.json).toEqual(jsonBodyOf(request));
        else expect(named?.data).toEqual({ file: files[0]?.path });
      } else if (name === 'python-openai') {
        expect(second?.named).toEqual(jsonBodyOf(request));
      } else {
        expect(second).toEqual({
          name: method.python?.name,
          args: resolved(method.python?.positional ?? []),
          named: resolved(method.python?.named ?? {}),
        });
      }
    });
  });
});
