/** Content of a file. */
export type FileContent = 'audio' | 'document' | 'picture';

/** Returns the content of the files that a task takes. */
export function contentOf(task: string): FileContent {
  if (/audio|speech/.test(task)) return 'audio';
  return task.startsWith('document-') ? 'document' : 'picture';
}
