import type { ChatTemplateOptions } from '@hubkit/jinja/chat';
import type { Trace } from '@hubkit/jinja/editor';
import type { Io } from '../io/io.ts';
import { chooseTemplates, type TemplateFile } from './load-template.ts';
import { readList } from './read-data.ts';

/** Arguments of a command line that belong to a conversation. */
interface ConversationArguments {
  readonly name?: string | undefined;
  readonly tools?: string | undefined;
  readonly documents?: string | undefined;
  readonly generationPrompt: boolean;
  readonly continueFinal: boolean;
}

/** A conversation, ready to be rendered. */
export interface Conversation {
  /** The file of the template, with its name where there are several. */
  readonly label: string;
  /** The source of the template that renders it. */
  readonly source: string;
  /** Everything but the messages, as `applyChatTemplate` takes it. */
  readonly options: ChatTemplateOptions;
  readonly render: (trace?: Trace) => string;
}

/** Prepares the rendering of messages: reads the files of tools and documents, and chooses one of several templates. */
export async function prepareConversation(
  file: TemplateFile,
  messages: readonly object[],
  variables: Readonly<Record<string, unknown>>,
  args: ConversationArguments,
  io: Io,
): Promise<Conversation> {
  const { applyChatTemplate, chooseTemplate } = await import('@hubkit/jinja/chat');
  const { continueFinal: continueFinalMessage, tools, documents } = args;
  const [chosen] = args.name === undefined ? [] : chooseTemplates(file, args.name);
  const options = {
    variables,
    addGenerationPrompt: args.generationPrompt && !continueFinalMessage,
    continueFinalMessage,
    ...(tools === undefined ? {} : { tools: await readList(tools, '--tools', io) }),
    ...(documents === undefined ? {} : { documents: await readList(documents, '--documents', io) }),
    ...(chosen?.name === undefined ? {} : { chatTemplate: chosen.name }),
  };
  const model = file.config ?? file.templates[0]?.source ?? '';
  return {
    label: chosen?.label ?? file.label,
    source: typeof model === 'string' ? model : chooseTemplate(model, chosen?.name, options.tools !== undefined),
    options,
    render: (trace) => applyChatTemplate(model, messages, { ...options, ...(trace && { trace }) }),
  };
}
