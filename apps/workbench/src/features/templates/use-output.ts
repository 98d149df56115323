import type { RenderReply, TemplateEngine, TemplateInput } from '@hubkit/react/template-editor';
import { useEffect, useState } from 'react';

/** Milliseconds without a change after which the template is rendered. */
const DELAY_MS = 250;

/** Returns the render of the input, shortly after each change; undefined before the first one. */
export function useOutput(
  engine: Pick<TemplateEngine, 'render'>,
  { source, context, tokenizer }: TemplateInput,
): RenderReply | undefined {
  const [reply, setReply] = useState<RenderReply>();
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(() => {
      void engine.render({ source, context, tokenizer }).then((next) => isCurrent && next && setReply(next));
    }, DELAY_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [engine, source, context, tokenizer]);
  return reply;
}
