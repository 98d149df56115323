declare module 'virtual:docs' {
  import type { DocEntry, DocModule } from './doc-page.ts';

  export const entries: readonly DocEntry[];
  export const loaders: Readonly<Record<string, () => Promise<DocModule>>>;
}
