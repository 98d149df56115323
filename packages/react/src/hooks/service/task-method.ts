/** The method of a client for a task: `textToImage` for `text-to-image`. */
export function taskMethod(task: string): string {
  const id = task === 'conversational' ? 'chat-completion' : task;
  return id.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
