import type { Node } from '../parser/ast.ts';
import { contains } from '../parser/walk.ts';
import type { LoopWatch } from '../runtime/loop-watch.ts';
import type { Template } from '../template.ts';
import { type ChatTemplateOptions, chatOptions, type Message } from './chat-options.ts';
import { copyData } from './copy-data.ts';
import { findMessageLoop, type MessageLoop } from './message-loop.ts';
import { type ChatTemplateSource, prepareChat } from './prepare-chat.ts';

/** A conversation that grows: every render goes on from where the one before left off, where that is provably the same. */
export interface GrowingChat {
  readonly messages: readonly Message[];
  /** Why every render starts over; undefined when it does not have to. */
  readonly obstacle: string | undefined;
  /** Adds messages. They are copied: what the caller changes in them later is not seen. */
  append(...messages: readonly Message[]): void;
  /** The text of the whole conversation, as `applyChatTemplate` gives it. */
  render(options?: Pick<ChatTemplateOptions, 'addGenerationPrompt' | 'add_generation_prompt'>): string;
}

/** State kept for the next render: the text before the loop, and the text up to the start of one of its rounds. */
interface Checkpoint {
  readonly before: string;
  readonly round: number;
  readonly text: string;
}

/**
 * Starts a conversation whose rendering can be continued. The template is read once; when nothing that it prints for a
 * message depends on later messages, each render does the new messages only. Otherwise (see `obstacle`) it renders all
 * of them; the text is the same either way.
 *
 * @param options as for `applyChatTemplate`; tools, documents and variables are copied here and stay as they are
 * @throws {TemplateError} when the template does not compile, or a function is among the variables.
 */
export function growingChat(
  source: ChatTemplateSource,
  options: Pick<ChatTemplateOptions, 'tools' | 'documents' | 'chatTemplate' | 'chat_template' | 'variables'> = {},
): GrowingChat {
  const messages: Message[] = [];
  const { template, context } = prepareChat(source, messages, options);
  const proof = obstacleOf(template.environment) ?? findMessageLoop(template.ast);
  const found = typeof proof === 'string' ? undefined : proof;
  const shared = copyData({ ...context, messages: [] }) as object;
  const readsPrompt = found !== undefined && readsGenerationPrompt(template, found);
  const checkpoints = new Map<boolean, Checkpoint>();

  return {
    messages,
    obstacle: typeof proof === 'string' ? proof : undefined,
    append: (...added) => {
      messages.push(...(added.map(copyData) as Message[]));
    },
    render: (given = {}) => {
      const { addGenerationPrompt = false } = chatOptions(given);
      const variables = { ...shared, messages, add_generation_prompt: addGenerationPrompt };
      if (!found) return template.render(variables);
      const key = readsPrompt && addGenerationPrompt;
      const watch = watchRounds(found, checkpoints.get(key));
      const text = template.render(variables, { watch });
      if (messages.length >= found.minimum && watch.reached) checkpoints.set(key, watch.reached);
      return text;
    },
  };
}

const obstacleOf = ({ isExtended }: Template['environment']): string | undefined =>
  isExtended
    ? 'the environment has filters, tests or globals of the caller, which may give something else next time'
    : undefined;

function watchRounds(
  { loop, back }: MessageLoop,
  checkpoint: Checkpoint | undefined,
): LoopWatch & { reached?: Checkpoint } {
  let before = '';
  const watch: LoopWatch & { reached?: Checkpoint } = {
    loop,
    back,
    start: (text) => {
      before = text;
      return checkpoint?.before === text ? checkpoint : undefined;
    },
    note: (round, text) => {
      watch.reached = { before, round, text };
    },
  };
  return watch;
}

/** True if the loop's text may depend on `add_generation_prompt`. The part after the loop is always rendered again. */
function readsGenerationPrompt(template: Template, { loop }: MessageLoop): boolean {
  const { nodes } = template.ast.body;
  const isPrompt = (node: Node) => node.type === 'Name' && node.name === 'add_generation_prompt';
  return nodes.slice(0, nodes.indexOf(loop) + 1).some((node) => contains(node, isPrompt));
}
