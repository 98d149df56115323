import type { ModelRecord } from '@hubkit/catalog';

/** The model details that a snippet needs. */
export type SnippetModel = Pick<ModelRecord, 'id'> & Partial<Omit<ModelRecord, 'id'>>;
