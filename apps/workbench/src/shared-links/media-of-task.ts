const MEDIA = ['image', 'video', 'audio'] as const;

/** Returns what a task makes where it is a file, which no link holds. */
export function mediaOfTask(task: string): (typeof MEDIA)[number] | undefined {
  const made = task.endsWith('-to-speech') ? 'audio' : task.split('-to-')[1];
  return MEDIA.find((media) => media === made);
}
