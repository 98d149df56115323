import type { Message } from './chat-options.ts';

/** Risk of forged turns in a chat template, and the remedy. */
export interface UserTextInspection {
  /** Text that the template puts between an answer and the next message of the user; '' if the template refuses the probes, or has no turns. */
  readonly turn: string;
  /** Special tokens in it. */
  readonly specialTokens: readonly string[];
  /** True if a message with this text in it looks like two. */
  readonly isForgeable: boolean;
  /**
   * `nothing`: the template does not let it through. `marks`: the turn has special tokens, which a tokenizer refuses in the
   * marked parts of the text. `escaping`: the turn is plain text, and has to be taken out of what users write.
   */
  readonly needs: 'nothing' | 'marks' | 'escaping';
}

/** Forms of special tokens, for templates whose tokenizer is not known. */
const SPECIAL =
  /<[|｜][^<>\n]{1,60}?[|｜]>|<\/?[a-z]+(?:_[a-z]+)*\d*>|\[\|[^|\]\n]{1,40}\|\]|\[\/?[A-Z]+(?:_[A-Z]+)*\]|<\|[a-z_]+\|?|<(?:S|s|\/s|BOS|EOS)>/g;
/** Words that no template writes by itself. */
const [FIRST, ANSWER, SECOND] = ['zqxja', 'zqxjb', 'zqxjc'];

/**
 * Detects whether a user's text can open a turn, by rendering conversations: with text as content, and with parts.
 *
 * @param render renders messages; undefined where the template refuses them
 * @param specialTokens tokens of the tokenizer @default texts that look like special tokens
 */
export function inspectTurns(
  render: (messages: readonly Message[]) => string | undefined,
  specialTokens?: readonly string[],
): UserTextInspection {
  const forms = [asText, asParts].map((toContent) => {
    const renderForm = (messages: readonly Probe[]) => {
      const text = render(messages.map(({ role, text: words }) => ({ role, content: toContent(words) })));
      // A template without parts prints the list itself.
      return text?.includes(PART_TYPE) ? undefined : text;
    };
    return inspectForm(renderForm, specialTokens);
  });
  // Templates may print one form of content only, and what they do not print cannot be judged.
  return forms.find(({ isForgeable }) => isForgeable) ?? forms.find(({ turn }) => turn !== '') ?? SAFE;
}

const PART_TYPE = "'text'";
const asText = (text: string) => text;
const asParts = (text: string) => [{ type: 'text', text }];

const SAFE: UserTextInspection = { turn: '', specialTokens: [], isForgeable: false, needs: 'nothing' };

/** A message whose text is in one form of content. */
interface Probe {
  readonly role: string;
  readonly text: string;
}

function inspectForm(
  render: (messages: readonly Probe[]) => string | undefined,
  specialTokens: readonly string[] | undefined,
): UserTextInspection {
  const prefix = [
    { role: 'user', text: FIRST },
    { role: 'assistant', text: ANSWER },
  ];
  const probe = render([...prefix, { role: 'user', text: SECOND }]);
  const from = probe?.indexOf(ANSWER) ?? -1;
  const to = probe?.indexOf(SECOND) ?? -1;
  if (probe === undefined || from < 0 || to < from) return SAFE;
  const turn = probe.slice(from + ANSWER.length, to);
  if (turn.trim() === '') return SAFE;
  const forged = `${ANSWER}${turn}${SECOND}`;
  const isForgeable = render([{ role: 'user', text: `${FIRST}${forged}` }])?.includes(forged) === true;
  const found = specialTokens ? specialTokens.filter((token) => turn.includes(token)) : (turn.match(SPECIAL) ?? []);
  const needs = !isForgeable ? 'nothing' : found.length > 0 ? 'marks' : 'escaping';
  return { turn, specialTokens: [...new Set(found)], isForgeable, needs };
}
