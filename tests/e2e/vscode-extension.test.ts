import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import { expect, it } from 'vitest';
import { root } from './workspace.ts';

const folder = join(root, 'apps', 'vscode');

interface Started {
  readonly server: { readonly command: string; readonly args: readonly string[] };
  readonly client: {
    readonly documentSelector: readonly object[];
    readonly middleware: {
      readonly workspace: {
        configuration(params: object, token: object, next: () => Promise<unknown[]>): Promise<unknown[]>;
      };
    };
  };
}

/** Runs the extension in a VS Code whose settings are these, and whose language client fails if asked to. */
async function activate(settings: Readonly<Record<string, string>> = {}, failure?: Error) {
  const started: Started[] = [];
  const shown: string[] = [];
  const modules: Readonly<Record<string, unknown>> = {
    vscode: {
      window: { showErrorMessage: (text: string) => shown.push(text) },
      workspace: {
        getConfiguration: () => ({ get: (name: string, otherwise: string) => settings[name] ?? otherwise }),
        createFileSystemWatcher: () => ({}),
      },
    },
    'vscode-languageclient/node': {
      LanguageClient: class {
        constructor(_id: string, _name: string, server: Started['server'], client: Started['client']) {
          started.push({ server, client });
        }
        async start() {
          if (failure) throw failure;
        }
      },
    },
  };
  const require = createRequire(join(folder, 'extension.cjs'));
  const module = { exports: {} as { activate(): Promise<void> } };
  const source = readFileSync(join(folder, 'extension.cjs'), 'utf8');
  runInThisContext(`(function (require, module) {${source}\n})`)((id: string) => modules[id] ?? require(id), module);
  await module.exports.activate();
  return { started, shown };
}

it('starts the language server for Jinja files', async () => {
  const { started, shown } = await activate();
  expect(started).toHaveLength(1);
  expect(started[0]?.server).toMatchObject({ command: 'hubkit', args: ['template', 'lsp'] });
  expect(started[0]?.client.documentSelector).toEqual([{ language: 'jinja' }]);
  expect(shown).toEqual([]);
  expect((await activate({ command: '/opt/hubkit' })).started[0]?.server.command).toBe('/opt/hubkit');
});

it('passes on only the settings that are set, so that those of the project count', async () => {
  const { started } = await activate();
  const { configuration } = (started[0] as Started).client.middleware.workspace;
  const given = [{ rules: { unused: 'off' }, variables: null, sample: null }, null];
  expect(await configuration({}, {}, async () => given)).toEqual([{ rules: { unused: 'off' } }, null]);
});

it('says what to do where the server does not start', async () => {
  const { shown } = await activate({}, new Error('spawn hubkit ENOENT'));
  expect(shown).toEqual([expect.stringMatching(/"hubkit" does not start .*npm install --global @hubkit\/cli/)]);
});

it('offers the settings of the language server', async () => {
  const { contributes } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const { checkSettings } = await import('../../packages/cli/src/template/project-settings.ts');
  const names = Object.keys(contributes.configuration.properties).flatMap(
    (name) => name.match(/^hubkit\.template\.(\w+)$/)?.[1] ?? [],
  );
  const values: Readonly<Record<string, unknown>> = {
    rules: { unused: 'off' },
    variables: ['name'],
    sample: 'chat.json',
  };
  expect(names.toSorted()).toEqual(Object.keys(values).toSorted());
  expect(() => checkSettings(Object.fromEntries(names.map((name) => [name, values[name]])), 'here')).not.toThrow();
});
