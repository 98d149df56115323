const CHAT = ['chat', 'chat stream', 'chat tools', 'chat JSON schema'] as const;
const RESPONSES = ['responses', 'responses stream', 'responses tools', 'responses JSON schema'] as const;
const TEXT = ['text', 'text stream'] as const;

/** An action of a client in one call; `run` is the plain call of a task without variants. */
export type Operation = (typeof CHAT | typeof RESPONSES | typeof TEXT)[number] | 'run';

/** The operations of tasks that have variants; all others have `run`. */
export const OPERATIONS = { chat: CHAT, responses: RESPONSES, text: TEXT, run: ['run'] } as const;

/** The end of the path of every operation in OpenAI's API; `run` depends on the task. */
const OPENAI_PATHS: Readonly<Record<string, string>> = {
  'feature-extraction': '/embeddings',
  'text-to-image': '/images/generations',
  'text-to-speech': '/audio/speech',
  'automatic-speech-recognition': '/audio/transcriptions',
  chat: '/chat/completions',
  responses: '/responses',
  text: '/completions',
};

/** The part of a task's path that is OpenAI's base URL for an operation; none where the path is not OpenAI's. */
export function openaiPath(operation: Operation, task: string, paths: readonly string[]): string | undefined {
  const end = OPENAI_PATHS[operation === 'run' ? task : (operation.split(' ')[0] ?? '')];
  const path = paths.find((candidate) => end !== undefined && endOf(candidate) === end);
  return path?.slice(0, -(end?.length ?? 0));
}

/** The end of a path, which is that of an operation: the longest where one end is part of another. */
function endOf(path: string): string | undefined {
  const ends = Object.values(OPENAI_PATHS).filter((end) => path.endsWith(end));
  return ends.toSorted((left, right) => right.length - left.length)[0];
}

/** The key of a call in the table of a client: the task, or the operation where the task has several. */
export function callKey({ operation, task }: { readonly operation: Operation; readonly task: string }): string {
  return operation === 'run' ? task : operation;
}
