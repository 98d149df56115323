import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import {
  type ClientCapabilities,
  type CodeAction,
  CodeActionRequest,
  type CompletionItem,
  CompletionRequest,
  createProtocolConnection,
  type Diagnostic,
  DidChangeTextDocumentNotification,
  DidCloseTextDocumentNotification,
  DidOpenTextDocumentNotification,
  DocumentFormattingRequest,
  ExecuteCommandRequest,
  ExitNotification,
  HoverRequest,
  InitializedNotification,
  InitializeRequest,
  type MarkupContent,
  PublishDiagnosticsNotification,
  ShowMessageNotification,
  ShutdownRequest,
  StreamMessageReader,
  StreamMessageWriter,
  type TextEdit,
} from 'vscode-languageserver-protocol/node';
import { root } from './workspace.ts';

const bin = join(root, 'node_modules', '.bin', 'hubkit');

/** Position of `¦` in a text, and the text without it. */
export function caret(marked: string): { readonly text: string; readonly line: number; readonly character: number } {
  const at = marked.indexOf('¦');
  const lines = marked.slice(0, at).split('\n');
  const character = lines.at(-1)?.length ?? 0;
  return { text: marked.replace('¦', ''), line: lines.length - 1, character };
}

/** Applies edits of one document, as an editor does. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  const starts = [0, ...[...text.matchAll(/\r\n|\r|\n/g)].map(({ index, 0: { length } }) => index + length)];
  const offset = ({ line, character }: TextEdit['range']['start']) =>
    Math.min((starts[line] ?? text.length) + character, text.length);
  return [...edits]
    .sort((a, b) => offset(b.range.start) - offset(a.range.start))
    .reduce(
      (now, { range, newText }) => now.slice(0, offset(range.start)) + newText + now.slice(offset(range.end)),
      text,
    );
}

/** An editor, as far as the language server sees one: `hubkit template lsp` in a process, spoken to over stdio. */
export async function startEditor(
  options: { readonly cwd?: string; readonly settings?: object; readonly capabilities?: ClientCapabilities } = {},
) {
  const child = spawn(process.execPath, [bin, 'template', 'lsp'], { cwd: options.cwd ?? root, stdio: 'pipe' });
  const exited = once(child, 'exit');
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (piece: string) => {
    errors += piece;
  });
  const connection = createProtocolConnection(
    new StreamMessageReader(child.stdout),
    new StreamMessageWriter(child.stdin),
  );
  const versions = new Map<string, number>();
  const published = new Map<string, { readonly version: number; readonly diagnostics: Diagnostic[] }>();
  const waiting = new Set<() => void>();
  const messages: string[] = [];
  const wake = () => {
    for (const check of waiting) check();
  };
  connection.onNotification(PublishDiagnosticsNotification.type, ({ uri, version = 0, diagnostics }) => {
    published.set(uri, { version, diagnostics });
    wake();
  });
  connection.onNotification(ShowMessageNotification.type, ({ message }) => {
    messages.push(message);
    wake();
  });
  connection.listen();
  const { capabilities, serverInfo } = await connection.sendRequest(InitializeRequest.type, {
    processId: process.pid,
    rootUri: null,
    capabilities: options.capabilities ?? {},
    initializationOptions: options.settings,
  });
  await connection.sendNotification(InitializedNotification.type, {});

  const until = (condition: () => boolean): Promise<void> =>
    new Promise((resolve, reject) => {
      const check = () => {
        if (!condition()) return;
        waiting.delete(check);
        resolve();
      };
      waiting.add(check);
      void exited.then(() => reject(new Error(`the server ended: ${errors}`)));
      check();
    });

  /** Resolves to the diagnostics of the newest version of a document. */
  const diagnosed = async (uri: string): Promise<Diagnostic[]> => {
    await until(() => published.get(uri)?.version === versions.get(uri));
    return published.get(uri)?.diagnostics ?? [];
  };

  return {
    capabilities,
    serverInfo,
    messages,
    until,
    async open(uri: string, text: string): Promise<Diagnostic[]> {
      versions.set(uri, 1);
      const textDocument = { uri, languageId: 'jinja', version: 1, text };
      await connection.sendNotification(DidOpenTextDocumentNotification.type, { textDocument });
      return diagnosed(uri);
    },
    async change(uri: string, text: string): Promise<Diagnostic[]> {
      const version = (versions.get(uri) ?? 0) + 1;
      versions.set(uri, version);
      const change = { textDocument: { uri, version }, contentChanges: [{ text }] };
      await connection.sendNotification(DidChangeTextDocumentNotification.type, change);
      return diagnosed(uri);
    },
    close: (uri: string) =>
      connection.sendNotification(DidCloseTextDocumentNotification.type, { textDocument: { uri } }),
    async hover(
      uri: string,
      position: { readonly line: number; readonly character: number },
    ): Promise<string | undefined> {
      const { line, character } = position;
      const found = await connection.sendRequest(HoverRequest.type, {
        textDocument: { uri },
        position: { line, character },
      });
      return (found?.contents as MarkupContent | undefined)?.value;
    },
    async complete(
      uri: string,
      position: { readonly line: number; readonly character: number },
    ): Promise<CompletionItem[]> {
      const { line, character } = position;
      const found = await connection.sendRequest(CompletionRequest.type, {
        textDocument: { uri },
        position: { line, character },
      });
      return Array.isArray(found) ? found : (found?.items ?? []);
    },
    async format(uri: string, tabSize = 4): Promise<TextEdit[]> {
      const options = { tabSize, insertSpaces: true };
      return (await connection.sendRequest(DocumentFormattingRequest.type, { textDocument: { uri }, options })) ?? [];
    },
    async actions(uri: string, diagnostic: Diagnostic, only?: string[]): Promise<CodeAction[]> {
      const context = { diagnostics: [diagnostic], ...(only && { only }) };
      const { range } = diagnostic;
      const found = await connection.sendRequest(CodeActionRequest.type, { textDocument: { uri }, range, context });
      return (found ?? []) as CodeAction[];
    },
    execute: (command: string, args: unknown[]): Promise<{ readonly text: string; readonly error?: string } | null> =>
      connection.sendRequest(ExecuteCommandRequest.type, { command, arguments: args }),
    /** Ends the server as editors do. Resolves to its exit code and standard error. */
    async quit(): Promise<{ readonly code: number | null; readonly errors: string }> {
      await connection.sendRequest(ShutdownRequest.type);
      await connection.sendNotification(ExitNotification.type);
      const [code] = await exited;
      connection.dispose();
      return { code: code as number | null, errors };
    },
  };
}

export type Editor = Awaited<ReturnType<typeof startEditor>>;
