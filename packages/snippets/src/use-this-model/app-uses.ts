import { LOCAL_APPS, type LocalApp, type ModelRecord } from '@hubkit/catalog';
import type { ModelUse } from './model-use.ts';

/** Lists the local apps for a model, each with a link or commands. */
export function appUses(model: ModelRecord, file: string | undefined): readonly ModelUse[] {
  return Object.values<LocalApp>(LOCAL_APPS)
    .filter((app) => app.displayOnModelPage(model))
    .map((app): ModelUse => {
      const { id, prettyLabel: label, docsUrl } = app;
      const shared = { kind: 'app', id, label, icon: `app-${id}`, because: explainUse(app, model), docsUrl } as const;
      if ('deeplink' in app) return { ...shared, code: [], url: app.deeplink(model, file).href };
      const [first, ...others] = app.snippet(model, file);
      const isShared = first?.setup !== undefined && others.every(({ setup }) => setup === undefined);
      return {
        ...shared,
        ...(isShared && { install: first.setup }),
        code: app
          .snippet(model, file)
          .flatMap(({ title, setup, content }) =>
            [...(setup === undefined || isShared ? [] : [setup]), content]
              .flat()
              .map((command) => ({ language: 'sh', title, content: command })),
          ),
      };
    });
}

function explainUse({ macOSOnly }: LocalApp, { gguf, tags }: ModelRecord): string {
  const format = gguf?.context_length
    ? 'The repository has GGUF files'
    : `The weights have the format of ${findFormat(tags)}`;
  return `${format}, which it runs${macOSOnly ? ' on macOS' : ''}.`;
}

function findFormat(tags: readonly string[]): string {
  return ['mlx', 'diffusers', 'coreml', 'transformers'].find((tag) => tags.includes(tag)) ?? 'its tags';
}
