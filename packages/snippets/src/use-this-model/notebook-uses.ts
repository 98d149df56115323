import type { ModelRecord } from '@hubkit/catalog';
import type { ModelUse } from './model-use.ts';

/** Notebooks with the Python code of the first library: the hub writes one for every model, at `<id>.ipynb`. */
export function notebookUses({ id }: ModelRecord, libraries: readonly ModelUse[]): readonly ModelUse[] {
  const library = libraries.find(({ code }) => code.some(({ language }) => language === 'python'));
  if (library === undefined) return [];
  const notebook = `https://huggingface.co/${id.split('/').map(encodeURIComponent).join('/')}.ipynb`;
  return [
    {
      kind: 'notebook',
      id: 'colab',
      label: 'Google Colab',
      icon: 'notebook-colab',
      because: `${library.label} loads the model in Python.`,
      ...(library.install !== undefined && { install: library.install }),
      code: library.code.filter(({ language }) => language === 'python'),
      url: `https://colab.research.google.com/#fileId=${encodeURIComponent(notebook)}`,
    },
  ];
}
