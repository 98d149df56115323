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

const nothing: TemplateState = { last: undefined, lastGood: undefined, engineFailure: undefined };

/** Renders a template with an engine after each change, and keeps the last output that worked. */
export function useTemplate(engine: TemplateEngine, { source, context, tokenizer }: TemplateInput): TemplateState {
  const [state, setState] = React.useState(nothing);
  React.useEffect(() => {
    let isMounted = true;
    const input = { source, context, tokenizer };
    engine.render(input).then(
      (reply) => isMounted && reply && setState((before) => withReply(before, input, reply)),
      (error: unknown) => {
        const message = error instanceof Error ? error.message : String(error);
        if (isMounted) setState((before) => ({ ...before, engineFailure: message }));
      },
    );
    return () => {
      isMounted = false;
    };
  }, [engine, source, context, tokenizer]);
  return state;
}

function withReply(before: TemplateState, input: TemplateInput, reply: RenderReply): TemplateState {
  const lastGood = reply.ok ? { input, reply } : before.lastGood;
  return { last: { input, reply }, lastGood, engineFailure: undefined };
}
