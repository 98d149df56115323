'use client';

import * as React from 'react';
import type { RenderedTemplate, RenderReply, TemplateEngine, TemplateInput } from './engine.ts';

/** A reply of the engine, and the input it belongs to. */
export interface TemplateRender<Reply extends RenderReply = RenderReply> {
  readonly input: TemplateInput;
  readonly reply: Reply;
}

/** The state of a template that is rendered again whenever something changes. */
export interface TemplateState {
  /** The last render, good or bad; undefined before the first. */
  readonly last: TemplateRender | undefined;
  /** The last render that worked: it stays in sight while the template is broken. */
  readonly lastGood: TemplateRender<RenderedTemplate> | undefined;
  /** Failure of the engine itself; undefined while it works. */
  readonly engineFailure: string | undefined;
}

/** Options of `useTemplate`. */
export interface TemplateOptions {
  /** Identity of the template: an output of another one is not kept when a render fails. @default one for all sources */
  readonly templateId?: string | undefined;
}

/** The state, and the template that its output is of. */
interface OwnedState extends TemplateState {
  readonly templateId: string | undefined;
}

const nothing: OwnedState = { last: undefined, lastGood: undefined, engineFailure: undefined, templateId: undefined };

/**
 * Renders a template with an engine after each change, and keeps the last output that worked. The output of another template stays until
 * the first reply about this one, so that nothing is blank in between.
 */
export function useTemplate(
  engine: TemplateEngine,
  { source, context, tokenizer }: TemplateInput,
  { templateId }: TemplateOptions = {},
): TemplateState {
  const [state, setState] = React.useState(nothing);
  React.useEffect(() => {
    let isMounted = true;
    const input = { source, context, tokenizer };
    engine.render(input).then(
      (reply) => isMounted && reply && setState((before) => withReply(before, { templateId, input, reply })),
      (error: unknown) => {
        const message = error instanceof Error ? error.message : String(error);
        if (isMounted) setState((before) => ({ ...before, engineFailure: message }));
      },
    );
    return () => {
      isMounted = false;
    };
  }, [engine, source, context, tokenizer, templateId]);
  return state;
}

function withReply(before: OwnedState, next: TemplateRender & Pick<OwnedState, 'templateId'>): OwnedState {
  const { templateId, input, reply } = next;
  const kept = before.templateId === templateId ? before.lastGood : undefined;
  const lastGood = reply.ok ? { input, reply } : kept;
  return { last: { input, reply }, lastGood, engineFailure: undefined, templateId };
}
