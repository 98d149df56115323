import type { Connection } from '../connect/connect.ts';
import type { Io } from '../io/io.ts';

/** Time in ms for a server to say which chat template it has: on the same machine or network, where it has one at all. */
const TIMEOUT_MS = 2000;

/**
 * Finds the variable that switches thinking in the chat template of an own server, as llama.cpp gives its template at `/props`. Undefined
 * for servers that do not tell, and for templates without a switch.
 */
export async function thinkingVariable({ target, options }: Connection, io: Io): Promise<string | undefined> {
  if (target.endpointUrl === undefined) return undefined;
  const template = await templateAt(target.endpointUrl, { fetch: options.fetch ?? io.fetch, signal: io.signal });
  if (template === undefined) return undefined;
  const [{ inspectTemplate }, { TemplateError }] = await Promise.all([
    import('@hubkit/jinja/chat'),
    import('@hubkit/jinja'),
  ]);
  try {
    return inspectTemplate(template).thinkingVariable || undefined;
  } catch (error) {
    // A template that is broken here says nothing; the server has its own engine.
    if (TemplateError.is(error)) return undefined;
    throw error;
  }
}

async function templateAt(
  endpointUrl: string,
  { fetch, signal }: { readonly fetch: typeof globalThis.fetch; readonly signal: AbortSignal },
): Promise<string | undefined> {
  const url = new URL(endpointUrl);
  url.pathname = `${url.pathname.replace(/(\/v1)?(\/chat\/completions)?\/*$/, '')}/props`;
  try {
    const response = await fetch(url, { signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]) });
    const props: unknown = response.ok ? await response.json() : undefined;
    const { chat_template: template } = Object(props) as { readonly chat_template?: unknown };
    return typeof template === 'string' ? template : undefined;
  } catch {
    // Most servers have no such page, and the chat itself says why one cannot be reached.
    signal.throwIfAborted();
    return undefined;
  }
}
