import { type TaskArguments, type TaskFormData, valueAt, withValue } from '@hubkit/react/task-widget';

/** Numbers of images that can be asked for at once. */
export const IMAGE_COUNTS = [1, 2, 3, 4] as const;

/** Number of images that are made at once. */
export type ImageCount = (typeof IMAGE_COUNTS)[number];

/** Greatest seed that is drawn: all services take it. */
const MAX_SEED = 2 ** 31 - 1;

/** Returns true if the result of a task is an image. */
export const makesImages = (task: string): boolean => task.endsWith('-to-image');

/**
 * The arguments of each of several calls. They follow each other in their seed, so that the images differ and each can be made again:
 * from the seed of the form on, or from one that is drawn.
 * @param random - A number from 0 on, less than 1.
 */
export function argumentsOfEach(
  args: TaskArguments,
  { fields }: Pick<TaskFormData, 'fields'>,
  count: ImageCount,
  random: () => number = Math.random,
): readonly TaskArguments[] {
  const path = fields.find(({ kind }) => kind === 'seed')?.path;
  if (count === 1 || path === undefined) return Array.from({ length: count }, () => args);
  const given = valueAt(args, path);
  const first = typeof given === 'number' ? given : Math.floor(random() * (MAX_SEED - count));
  return Array.from({ length: count }, (_, place) => withValue(args, path, first + place));
}
