import {
  applyChatTemplate,
  inspectUserText,
  specialTokens,
  type TokenizerConfig,
  type UserTextInspection,
} from '@hubkit/jinja/chat';
import { Environment, TemplateError } from '@hubkit/jinja/render';
import type { TemplateInput, TextSpan } from '@hubkit/react/template-editor';
import { LIMITS, QUICK_MS } from './limits.ts';
import { findSpecialTokens } from './mark-output.ts';
import type { Forgery, InputText } from './protocol.ts';
import { ContextError, listRoles, readContext, textsIn, type Variables } from './read-context.ts';
import { readTokenizer, toChat } from './render-template.ts';

/** Limits of renders that come in addition to those whose output is shown. */
const environment = new Environment({ limits: { ...LIMITS, timeMs: QUICK_MS } });

/**
 * Finds the parts of an output that came from the input, and turn markers and special tokens in them. Null where there are
 * no messages or no output.
 */
export function findForgeries({ source, context, tokenizer }: TemplateInput): InputText | null {
  const config = readTokenizer(tokenizer);
  try {
    const variables = readContext(context);
    const { messages, options } = toChat(variables);
    if (messages === undefined) return null;
    // The tokens of the configuration are the template's; in `variables`, they would be the user's.
    const template = { ...config, chat_template: source };
    const rendered = applyChatTemplate(template, messages, { ...options, environment, processor: false, marks: true });
    const marks = rendered.marks.map(([start, end]) => ({ start, end }));
    const found = forgeriesIn({ ...rendered, marks }, config, inspectTurn(source, config));
    const forgeries = found.flatMap((forgery) => withMessages(forgery, variables));
    return { text: rendered.text, marks, isExact: rendered.isExact, forgeries };
  } catch (error) {
    if (TemplateError.is(error) && error.code === 'TEMPLATE_LIMIT') throw new Error(TOO_SLOW, { cause: error });
    // The render whose output is shown says what is wrong.
    if (TemplateError.is(error) || error instanceof ContextError) return null;
    throw error;
  }
}

const TOO_SLOW = `Text from messages was not checked: the template takes more than ${QUICK_MS / 1000} s.`;

/** The turn of a template that a user can forge; undefined if the template does not compile. */
export function inspectTurn(source: string, config: TokenizerConfig): UserTextInspection | undefined {
  try {
    return inspectUserText({ ...config, chat_template: source }, { environment });
  } catch (error) {
    if (TemplateError.is(error)) return undefined;
    throw error;
  }
}

type Found = Pick<Forgery, 'written' | 'place'>;

function forgeriesIn(
  { text, marks }: { readonly text: string; readonly marks: readonly TextSpan[] },
  config: TokenizerConfig,
  inspection: UserTextInspection | undefined,
): Found[] {
  const { turn = '', specialTokens: turnTokens = [], needs } = inspection ?? {};
  const named = Object.values(specialTokens(config)).flat().filter(isText);
  const isFromInput = inside(marks);
  const ofInput = new Map<string, boolean>();
  const ofTemplate = new Set<string>();
  for (const token of findSpecialTokens(text, config, named)) {
    const written = text.slice(token.start, token.end);
    if (isFromInput(token)) ofInput.set(written, token.isNamed);
    else ofTemplate.add(written);
  }
  const tokens = [...ofInput].flatMap(([written, isNamed]): Found[] => {
    if (turn.includes(written)) return [{ written, place: placeIn(turn, written, turnTokens) }];
    if (ofTemplate.has(written)) return [{ written, place: 'elsewhere' }];
    return isNamed ? [{ written, place: 'tokenizer' }] : [];
  });
  if (needs !== 'escaping') return tokens;
  const inputs = marks.map(({ start, end }) => text.slice(start, end));
  const turns = plainTurns(turn).filter((written) => inputs.some((input) => input.includes(written)));
  return [...tokens, ...turns.map((written): Found => ({ written, place: 'text' }))];
}

/** A token before another one closes the turn before; the last ones open the next. */
function placeIn(turn: string, token: string, tokens: readonly string[]): 'end' | 'start' {
  const rest = turn.trimStart().slice(token.length);
  return turn.trimStart().startsWith(token) && tokens.some((other) => rest.includes(other)) ? 'end' : 'start';
}

/** The beginnings of turns of plain text, of a user and of the roles that a user may want to speak for. */
function plainTurns(turn: string): string[] {
  const ofUser = turn.trimEnd();
  const others = ['assistant', 'system'].map((role) =>
    ofUser.replace(/user/i, (word) => (word === 'User' ? `${role[0]?.toUpperCase()}${role.slice(1)}` : role)),
  );
  return [...new Set([ofUser, ...others])];
}

/** Makes a check for ranges inside of `marks`, for ranges in ascending order. */
function inside(marks: readonly TextSpan[]): (span: TextSpan) => boolean {
  let at = 0;
  return ({ start, end }) => {
    while ((marks[at]?.end ?? Number.POSITIVE_INFINITY) <= start) at++;
    const mark = marks[at];
    return mark !== undefined && mark.start <= start && end <= mark.end;
  };
}

/** Adds the messages that hold it; nothing where no text of the input does, and the template made it itself. */
function withMessages(found: Found, variables: Variables): Forgery[] {
  const holds = (value: unknown) => textsIn(value).some((text) => text.includes(found.written));
  if (!holds(variables)) return [];
  const list = Array.isArray(variables.messages) ? variables.messages : [];
  const messages = listRoles(variables).flatMap((role, index) => (holds(list[index]) ? [{ index, role }] : []));
  return [{ ...found, messages }];
}

const isText = (value: unknown): value is string => typeof value === 'string';
