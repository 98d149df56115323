import { LOCAL_APPS, type LocalApp, type ModelRecord } from '@hubkit/catalog';
import type { NamedSnippet } from './print-snippets.ts';

/** Commands, or a link, that run a model on this machine. */
export interface LocalAppCode extends NamedSnippet {
  readonly library: string;
  readonly language: 'sh' | 'text';
}

/** Finds an app that runs models on the user's machine, such as `vllm`, by its id. */
export function findLocalApp(id: string | undefined): LocalApp | undefined {
  return Object.values<LocalApp>(LOCAL_APPS).find((app) => app.id === id?.toLowerCase());
}

/** Lists the ways to run a model with a local app: commands by their title, or the link that opens the app. */
export function localAppSnippets(model: ModelRecord, app: LocalApp): readonly LocalAppCode[] {
  const { id: library } = app;
  if ('deeplink' in app) return [{ library, name: library, language: 'text', content: app.deeplink(model).href }];
  return app.snippet(model).map(({ title, setup, content }) => ({
    library,
    name: `${library} ${title}`,
    language: 'sh',
    // Without a tag, the apps choose the quantization.
    content: [content].flat().join('\n\n').replaceAll(':{{QUANT_TAG}}', ''),
    install: setup?.replaceAll(':{{QUANT_TAG}}', ''),
  }));
}
