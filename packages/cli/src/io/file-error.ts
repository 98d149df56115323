const reasons: Record<string, string> = {
  ENOENT: 'no such file',
  EISDIR: 'is a folder',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  ENOTDIR: 'a part of its path is not a folder',
  EEXIST: 'already exists',
  ENOSPC: 'the disk is full',
  EROFS: 'the disk is read-only',
};

/** Describes a file system error in words. */
export function describeReason(error: unknown): string {
  const { code = '', message = String(error) } = (error ?? {}) as NodeJS.ErrnoException;
  return reasons[code] ?? message;
}
