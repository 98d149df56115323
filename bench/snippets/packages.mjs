/** The packages that print snippets: ours and its peers. Imported when they are needed. */
export const PACKAGES = {
  ours: {
    name: '@hubkit/snippets, @hubkit/catalog',
    call: async () => (await import('@hubkit/snippets')).getInferenceSnippets,
    load: async () => (await import('@hubkit/catalog')).MODEL_LIBRARIES_UI_ELEMENTS,
  },
  theirs: {
    name: '@huggingface/inference, @huggingface/tasks',
    call: async () => (await import('@huggingface/inference')).snippets.getInferenceSnippets,
    load: async () => (await import('@huggingface/tasks')).MODEL_LIBRARIES_UI_ELEMENTS,
  },
};
