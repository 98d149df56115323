import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { format, TemplateError } from '@hubkit/jinja';
import { type Problem, type SourceEdit, severityOf } from '@hubkit/jinja/editor';
import {
  type CodeAction,
  CodeActionKind,
  CompletionItemKind,
  createConnection,
  type Diagnostic,
  DiagnosticSeverity,
  DidChangeConfigurationNotification,
  MarkupKind,
  MessageType,
  ProposedFeatures,
  ShowMessageNotification,
  StreamMessageReader,
  StreamMessageWriter,
  TextDocumentSyncKind,
  TextDocuments,
  TextEdit,
} from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { Io } from '../io/io.ts';
import { lintWith } from '../template/find-problems.ts';
import { checkSettings, readTemplateSettings, type TemplateSettings } from '../template/project-settings.ts';
import { version } from '../version.ts';
import { completionsAt, type Suggestion } from './completion.ts';
import { helpAt } from './hover.ts';
import { ignoreEdit } from './ignore-edit.ts';
import { parseSample, renderSample, type SampleRender, type SampleVariables } from './sample.ts';

/** Command that renders a template: its arguments are a URI and, optionally, the path of a conversation in JSON. */
const RENDER_COMMAND = 'hubkit.renderSample';
/** Section of an editor's settings. */
const SECTION = 'hubkit.template';
const RULES_PAGE = 'https://github.com/hubkit/hubkit/blob/main/docs/template-rules.md';

const SEVERITIES = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  information: DiagnosticSeverity.Information,
} as const;

const ITEM_KINDS: Readonly<Record<Suggestion['kind'], CompletionItemKind>> = {
  filter: CompletionItemKind.Function,
  test: CompletionItemKind.Operator,
  function: CompletionItemKind.Function,
  method: CompletionItemKind.Method,
  field: CompletionItemKind.Field,
  variable: CompletionItemKind.Variable,
  keyword: CompletionItemKind.Keyword,
};

/** Serves the language server protocol over standard input and output until the client ends it. */
export async function serveLanguage(io: Io): Promise<void> {
  const connection = createConnection(
    ProposedFeatures.all,
    new StreamMessageReader(io.stdin),
    new StreamMessageWriter(io.stdout),
  );
  const documents = new TextDocuments(TextDocument);
  const renders = new Map<string, { readonly version: number; readonly render: SampleRender | undefined }>();
  let canConfigure = false;
  let canShow = false;
  let initial: TemplateSettings = {};

  /** Shows a message. The window of the connection would send a request, which not every client answers. */
  const tell = (type: MessageType, message: string): Promise<void> =>
    connection.sendNotification(ShowMessageNotification.type, { type, message });

  /** The settings for a document: those of its project, then those of the editor. */
  async function readSettings(uri: string): Promise<TemplateSettings> {
    try {
      const project = uri.startsWith('file:') ? await readTemplateSettings(dirname(fileURLToPath(uri))) : {};
      const given = canConfigure
        ? await connection.workspace.getConfiguration({ scopeUri: uri, section: SECTION })
        : null;
      const editor = given ? checkSettings(given, `Settings of the editor, ${SECTION}`) : initial;
      return { ...project, ...editor, rules: { ...project.rules, ...editor.rules } };
    } catch (error) {
      await tell(MessageType.Error, (error as Error).message);
      return {};
    }
  }

  const toRange = (document: TextDocument, { start, end }: { readonly start: number; readonly end: number }) => ({
    start: document.positionAt(start),
    end: document.positionAt(end),
  });

  const toEdit = (document: TextDocument, edit: SourceEdit): TextEdit =>
    TextEdit.replace(toRange(document, edit), edit.text);

  async function publish(document: TextDocument): Promise<void> {
    const { uri, version: of } = document;
    const settings = await readSettings(uri);
    const problems = lintWith(document.getText(), true, settings);
    // A newer version is on its way.
    if (documents.get(uri)?.version !== of) return;
    const diagnostics = problems.map(
      (problem): Diagnostic => ({
        range: toRange(document, problem),
        severity: SEVERITIES[severityOf(problem, settings.rules)],
        code: problem.code,
        codeDescription: { href: `${RULES_PAGE}#${problem.code}` },
        source: 'hubkit',
        message: problem.message,
        ...((problem.code === 'unused' || problem.code === 'unreachable') && { tags: [1] }),
      }),
    );
    await connection.sendDiagnostics({ uri, version: of, diagnostics });
  }

  const publishAll = async (): Promise<void> => {
    await Promise.all(documents.all().map(publish));
  };

  /** The rendered sample of a document, kept for its version; undefined for a template with errors. */
  async function getSample(document: TextDocument): Promise<SampleRender | undefined> {
    const known = renders.get(document.uri);
    if (known?.version === document.version) return known.render;
    const { sample } = await readSettings(document.uri);
    const render = await orNothing(async () =>
      renderSample(document.getText(), sample === undefined ? undefined : await readSample(sample)),
    );
    renders.set(document.uri, { version: document.version, render });
    return render;
  }

  connection.onInitialize(({ capabilities, initializationOptions }) => {
    canConfigure = capabilities.workspace?.configuration === true;
    canShow = capabilities.window?.showDocument?.support === true;
    if (initializationOptions) initial = checkSettings(initializationOptions, 'initializationOptions');
    return {
      serverInfo: { name: 'hubkit', version: version() },
      capabilities: {
        textDocumentSync: TextDocumentSyncKind.Incremental,
        hoverProvider: true,
        documentFormattingProvider: true,
        completionProvider: { triggerCharacters: ['|', '.', ' ', '%'] },
        codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix, CodeActionKind.Source] },
        executeCommandProvider: { commands: [RENDER_COMMAND] },
      },
    };
  });

  connection.onInitialized(async () => {
    if (canConfigure) await connection.client.register(DidChangeConfigurationNotification.type, { section: SECTION });
  });
  connection.onDidChangeConfiguration(publishAll);
  connection.onDidChangeWatchedFiles(publishAll);
  documents.onDidChangeContent(({ document }) => publish(document));
  documents.onDidSave(publishAll);
  documents.onDidClose(({ document }) => {
    renders.delete(document.uri);
    return connection.sendDiagnostics({ uri: document.uri, diagnostics: [] });
  });

  connection.onHover(async ({ textDocument, position }) => {
    const document = documents.get(textDocument.uri);
    if (!document) return null;
    const sample = await getSample(document);
    const help = helpAt(document.getText(), document.offsetAt(position), () => sample);
    return help
      ? { contents: { kind: MarkupKind.Markdown, value: help.markdown }, range: toRange(document, help) }
      : null;
  });

  connection.onCompletion(async ({ textDocument, position }) => {
    const document = documents.get(textDocument.uri);
    if (!document) return [];
    const { variables } = await readSettings(textDocument.uri);
    const { suggestions, ...range } = completionsAt(document.getText(), document.offsetAt(position), variables);
    return suggestions.map(({ label, kind, detail, about }) => ({
      label,
      kind: ITEM_KINDS[kind],
      textEdit: TextEdit.replace(toRange(document, range), label),
      ...(detail !== undefined && { detail }),
      ...(about !== undefined && { documentation: about }),
    }));
  });

  connection.onDocumentFormatting(({ textDocument, options }) => {
    const document = documents.get(textDocument.uri);
    if (!document) return [];
    const source = document.getText();
    try {
      const text = format(source, { indent: options.tabSize });
      return text === source ? [] : [toEdit(document, { start: 0, end: source.length, text })];
    } catch (error) {
      // Its error is among the diagnostics.
      if (!TemplateError.is(error)) throw error;
      return [];
    }
  });

  connection.onCodeAction(async ({ textDocument, range, context }) => {
    const document = documents.get(textDocument.uri);
    if (!document) return [];
    const source = document.getText();
    const [from, to] = [document.offsetAt(range.start), document.offsetAt(range.end)];
    const isWanted = (kind: string) => !context.only || context.only.some((only) => `${kind}.`.startsWith(`${only}.`));
    const problems = lintWith(source, true, await readSettings(document.uri));
    const touched = problems.filter(({ start, end }) => start <= to && end >= from);
    const action = (title: string, problem: Problem, edit: SourceEdit | undefined): CodeAction[] =>
      edit
        ? [
            {
              title,
              kind: CodeActionKind.QuickFix,
              edit: { changes: { [document.uri]: [toEdit(document, edit)] } },
              diagnostics: context.diagnostics.filter(({ code }) => code === problem.code),
              ...(edit === problem.fix && { isPreferred: true }),
            },
          ]
        : [];
    const fixes = touched.flatMap((problem) => {
      const { code, fix, start } = problem;
      const of = fix && source.slice(fix.start, fix.end);
      const title = of ? `Replace '${of}' with '${fix.text}'` : `Insert '${fix?.text.trim()}'`;
      if (code === 'syntax') return action(title, problem, fix);
      return [
        ...action(title, problem, fix),
        ...action(`Ignore ${code} here`, problem, ignoreEdit(source, start, code, false)),
        ...action(`Ignore ${code} in this template`, problem, ignoreEdit(source, start, code, true)),
      ];
    });
    const title = 'Render with the sample conversation';
    const command = { title, command: RENDER_COMMAND, arguments: [document.uri] };
    return [
      ...(isWanted(CodeActionKind.QuickFix) ? fixes : []),
      ...(isWanted(CodeActionKind.Source) ? [{ title, kind: CodeActionKind.Source, command }] : []),
    ];
  });

  connection.onExecuteCommand(async ({ command, arguments: [uri, sample] = [] }) => {
    if (command !== RENDER_COMMAND) return null;
    const document = documents.get(String(uri));
    if (!document) return null;
    const path = typeof sample === 'string' ? sample : (await readSettings(document.uri)).sample;
    try {
      const { text, error } = renderSample(document.getText(), path === undefined ? undefined : await readSample(path));
      await show(basename(document.uri), error ? `${text}\n\n${error.message}\n` : text);
      return error ? { text, error: error.message } : { text };
    } catch (error) {
      await tell(MessageType.Error, (error as Error).message);
      return { text: '', error: (error as Error).message };
    }
  });

  /** Opens a text in the editor, or shows it as a message where the editor opens nothing. */
  async function show(name: string, text: string): Promise<void> {
    if (!canShow) return tell(MessageType.Info, text);
    const file = join(tmpdir(), `hubkit-${process.pid}-${name}.txt`);
    await writeFile(file, text);
    await connection.window.showDocument({ uri: pathToFileURL(file).href, takeFocus: false });
  }

  documents.listen(connection);
  connection.listen();
  await new Promise<void>((resolve) => {
    connection.onExit(() => resolve());
    io.stdin.once('close', () => resolve());
    io.stdin.once('end', () => resolve());
    io.signal.addEventListener('abort', () => resolve(), { once: true });
  });
  connection.dispose();
}

const readSample = async (path: string): Promise<SampleVariables> => parseSample(await readFile(path, 'utf8'));

/** The result, or undefined for a template or sample with an error, which is reported elsewhere. */
async function orNothing<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}
