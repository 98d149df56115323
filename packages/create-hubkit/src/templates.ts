/** A project to start from: a program of `examples/`, copied when the package is built. */
export interface Template {
  /** Name for `--template`, and of the folder of the example. */
  readonly id: string;
  /** What the project is, as a phrase for the menu and for its README. */
  readonly summary: string;
  /** Script of its package.json that starts it. */
  readonly script: 'start' | 'dev';
  /** Address of its page, if it serves one. */
  readonly url?: string;
  /** How the project gets a token of the hub. */
  readonly token: string;
  /** Page of the guide, without its extension. */
  readonly page: string;
}

const IN_ENVIRONMENT = 'Set `HF_TOKEN` in the environment';

/** All templates, the default first. */
export const TEMPLATES = [
  {
    id: 'node',
    summary: 'a script for Node that streams an answer',
    script: 'start',
    token: IN_ENVIRONMENT,
    page: 'getting-started',
  },
  {
    id: 'vite-hono',
    summary: 'a chat that Vite builds and Hono serves',
    script: 'dev',
    url: 'http://localhost:5173',
    token: IN_ENVIRONMENT,
    page: 'vite-hono',
  },
  {
    id: 'nextjs',
    summary: 'a chat that paints pictures, with Next.js',
    script: 'dev',
    url: 'http://localhost:3000',
    token: 'Write `HF_TOKEN=hf_…` into `.env.local`',
    page: 'nextjs',
  },
  {
    id: 'cloudflare-worker',
    summary: 'a chat on Cloudflare Workers',
    script: 'dev',
    url: 'http://localhost:8787',
    token: 'Write `HF_TOKEN=hf_…` into `.dev.vars`',
    page: 'deployment',
  },
] as const satisfies readonly Template[];

/** Finds a template by its name. */
export function findTemplate(id: string): Template | undefined {
  return TEMPLATES.find((template) => template.id === id);
}
