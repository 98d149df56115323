/** The method of a client for a task: `textToImage` for `text-to-image`, `chatCompletion` for `conversational`. */
export function taskMethod(task: string): string {
  return methodName(methodId(task));
}

/** The id after which the method of a task is named. */
export function methodId(task: string): string {
  return task === 'conversational' ? 'chat-completion' : task;
}

/** `textToImage` for `text-to-image`. */
export function methodName(id: string): string {
  return id.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
