import { applyChatTemplate, specialTokens, type TokenizerConfig } from '@hubkit/jinja/chat';
import { lintTemplate, type Problem, suggestedEdit, Trace, trimmedRanges } from '@hubkit/jinja/editor';
import { Environment, Template, TemplateError } from '@hubkit/jinja/render';
import type {
  RenderReply,
  TemplateFailure,
  TemplateInput,
  TemplateProblem,
  TrimmedSpan,
} from '@hubkit/react/template-editor';
import { LIMITS, STOPPED } from './limits.ts';
import { assistantPieces, findSpecialTokens } from './mark-output.ts';
import { ContextError, describeVariables, keysIn, listRoles, readContext, type Variables } from './read-context.ts';

const environment = new Environment({ limits: LIMITS });

/** Compiles a template under the limits of the editor. */
export const compileTemplate = (source: string): Template => new Template(source, environment);

/** Formats need the same environment: filters and syntax are those of renders. */
export const templateEnvironment: Environment = environment;

/** Reads the configuration of a tokenizer; an empty one if it is invalid. */
export function readTokenizer(text: string | undefined): TokenizerConfig {
  if (!text) return {};
  const value: unknown = JSON.parse(text);
  return typeof value === 'object' && value !== null ? (value as TokenizerConfig) : {};
}

/** Renders a template, with all details that an editor shows. Throws only for bugs. */
export function renderTemplate({ source, context, tokenizer }: TemplateInput): RenderReply {
  const startedAt = performance.now();
  const config = readTokenizer(tokenizer);
  const trace = new Trace();
  let variables: Variables = {};
  try {
    variables = readContext(context);
    const tokens = specialTokens(config);
    const all = { ...tokens, ...variables };
    const text = renderVariables(compileTemplate(source), all, trace);
    const ms = performance.now() - startedAt;
    const roles = listRoles(variables);
    const generated = trace.spans(text).map(([start, end]) => ({ start, end }));
    return {
      ok: true,
      ms,
      text,
      trace: trace.pieces.slice(),
      roles,
      spans: generated.length > 0 ? generated : assistantPieces(trace.pieces, roles),
      special: findSpecialTokens(
        text,
        config,
        Object.values(tokens)
          .flat()
          .filter((token) => typeof token === 'string'),
      ),
      variables: describeVariables({ add_generation_prompt: false, tools: null, documents: null, ...all }),
      keys: keysIn(variables),
      problems: problemsIn(source, all),
      trimmed: trimmedIn(source),
    };
  } catch (error) {
    const failure = describeFailure(error);
    return {
      ok: false,
      ms: performance.now() - startedAt,
      error: failure,
      partial: trace.text,
      problems: withFailure(problemsIn(source, { ...specialTokens(config), ...variables }), error, failure, source),
      trimmed: trimmedIn(source),
    };
  }
}

/** Renders as `apply_chat_template` does where there are messages, otherwise as plain Jinja. */
export function renderVariables(template: Template, variables: Variables, trace?: Trace): string {
  const { messages, options } = toChat(variables);
  if (messages === undefined) return template.render(variables, { trace });
  return applyChatTemplate(template, messages, { ...options, ...(trace && { trace }) });
}

/** The messages among variables, and the options that the others are. */
export function toChat({
  messages,
  tools,
  documents,
  add_generation_prompt,
  continue_final_message,
  ...variables
}: Variables) {
  return {
    // What is no list is reported by the engine in its own words.
    messages: messages as object[] | undefined,
    options: {
      tools: (tools ?? null) as object[] | null,
      documents: (documents ?? null) as object[] | null,
      addGenerationPrompt: Boolean(add_generation_prompt),
      continueFinalMessage:
        typeof continue_final_message === 'string' ? continue_final_message : continue_final_message === true,
      variables,
    },
  };
}

/** Describes an error for people; rethrows errors that are not from the engine. */
export function describeFailure(error: unknown): TemplateFailure {
  if (error instanceof ContextError)
    return { kind: 'input', pyType: '', message: error.message, frame: '', line: 0, stack: [] };
  if (!TemplateError.is(error)) throw error;
  if (error.code === 'TEMPLATE_LIMIT' && /\d ms$/.test(error.rawMessage)) return { ...STOPPED, ...readPlace(error) };
  return {
    kind: error.code === 'TEMPLATE_LIMIT' ? 'stopped' : 'template',
    pyType: error.pyType,
    message: error.hint ? `${error.rawMessage} (${error.hint})` : error.rawMessage,
    ...readPlace(error),
  };
}

function readPlace({ frame, line, templateStack }: TemplateError) {
  return { frame, line, stack: templateStack.map((entry) => `${entry.name}, called at line ${entry.line}`) };
}

/** Everything that the linter finds; a chat's variables are always known. */
function problemsIn(source: string, variables: Variables): TemplateProblem[] {
  const names = ['messages', 'tools', 'documents', 'add_generation_prompt', ...Object.keys(variables)];
  try {
    const found = lintTemplate(source, { environment, variables: names });
    return found.map(({ code, message, start, end, fix }) => ({
      severity: isError(code) ? 'error' : 'warning',
      message,
      start,
      end,
      ...(fix && { fix }),
    }));
  } catch (error) {
    if (TemplateError.is(error)) return [];
    throw error;
  }
}

const isError = (code: Problem['code']): boolean => code === 'syntax' || code.startsWith('unknown-');

/** Adds the error of the render, unless the linter has found the same place. */
function withFailure(
  problems: TemplateProblem[],
  error: unknown,
  { message }: TemplateFailure,
  source: string,
): TemplateProblem[] {
  if (!TemplateError.is(error) || error.start < 0) return problems;
  const { start, end } = error;
  if (problems.some((problem) => problem.severity === 'error' && problem.start === start)) return problems;
  const fix = suggestedEdit(error, source, environment);
  const elsewhere = problems.filter((problem) => problem.start !== start);
  return [{ severity: 'error', message, start, end, ...(fix && { fix }) }, ...elsewhere];
}

function trimmedIn(source: string): TrimmedSpan[] {
  try {
    return trimmedRanges(source, environment.syntax);
  } catch (error) {
    if (TemplateError.is(error)) return [];
    throw error;
  }
}
