import { storageMessages } from './storage.messages.ts';

type StorageProblem = 'full' | 'not-stored' | 'unavailable' | 'blocked' | 'newer' | 'other-account';

/** The local database could not be opened or written. Nothing was sent either. */
export class StorageError extends Error {
  readonly problem: StorageProblem;
  constructor(problem: StorageProblem, options?: ErrorOptions) {
    super(storageMessages[problem], options);
    this.name = 'StorageError';
    this.problem = problem;
  }
}

/** The database is closed, or did not store or read; any other failure is a defect of the work done in it. */
export const isStorageFailure = (cause: unknown): boolean =>
  cause instanceof StorageError || cause instanceof DOMException;

/** For work that nobody waits for: the session may end, or the disk be full, before it is done. */
export function ignoreStorageFailure(cause: unknown): void {
  if (!isStorageFailure(cause)) throw cause;
}

const PROBLEMS: Partial<Record<string, StorageProblem>> = {
  QuotaExceededError: 'full',
  VersionError: 'newer',
};

/** Why the database did not open, or refused a write; `otherwise` when it does not say. */
export function storageError(
  cause: unknown,
  otherwise: 'unavailable' | 'not-stored',
): StorageError {
  if (cause instanceof StorageError) return cause;
  const problem = cause instanceof DOMException ? PROBLEMS[cause.name] : undefined;
  return new StorageError(problem ?? otherwise, { cause });
}
