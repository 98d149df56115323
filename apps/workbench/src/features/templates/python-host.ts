import { specialTokens } from '@hubkit/jinja/chat';
import type { TemplateInput } from '@hubkit/react/template-editor';
import type { FoundPython, PythonRender } from '../../host-config/host-config.ts';

/** Asks the host for a Python with Jinja2; null if it finds no such Python. */
export async function findPython(): Promise<FoundPython | null> {
  return (await respondedJson(await fetch('/python/found'))) as FoundPython | null;
}

/** Renders a template with the Python of the host. */
export async function renderInPython({ source, context, tokenizer = '{}' }: TemplateInput): Promise<PythonRender> {
  if (Object(JSON.parse(context)).continue_final_message)
    throw new Error('A continued answer is cut after the render, outside of Jinja: turn continue_final_message off.');
  const body = JSON.stringify({ source, context, tokens: specialTokens(JSON.parse(tokenizer)) });
  const headers = { 'content-type': 'application/json' };
  return (await respondedJson(await fetch('/python/render', { method: 'POST', headers, body }))) as PythonRender;
}

async function respondedJson(response: Response): Promise<unknown> {
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  const body: unknown = isJson ? await response.json() : undefined;
  if (response.ok && isJson) return body;
  const message: unknown = Object(Object(body).error).message;
  throw new Error(typeof message === 'string' ? message : 'The host of this page does not respond as expected.');
}
