/** Every provider by its id, in alphabetical order. */
export type ProviderId = 'fal-ai' | 'groq' | 'hf-inference' | 'together';
