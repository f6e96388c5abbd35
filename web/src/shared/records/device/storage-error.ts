import { storageMessages } from './storage.messages.ts';

type StorageProblem = 'full' | 'not-stored' | 'unavailable' | 'blocked' | 'newer' | 'other-account';

export class StorageError extends Error {
  readonly problem: StorageProblem;
  constructor(problem: StorageProblem, options?: ErrorOptions) {
    super(storageMessages[problem], options);
    this.name = 'StorageError';
    this.problem = problem;
  }
}

export const isStorageFailure = (cause: unknown): boolean =>
  cause instanceof StorageError || cause instanceof DOMException;

export function ignoreStorageFailure(cause: unknown): void {
  if (!isStorageFailure(cause)) throw cause;
}

const PROBLEMS: Partial<Record<string, StorageProblem>> = {
  QuotaExceededError: 'full',
  VersionError: 'newer',
};

export function storageError(
  cause: unknown,
  otherwise: 'unavailable' | 'not-stored',
): StorageError {
  if (cause instanceof StorageError) return cause;
  const problem = cause instanceof DOMException ? PROBLEMS[cause.name] : undefined;
  return new StorageError(problem ?? otherwise, { cause });
}
