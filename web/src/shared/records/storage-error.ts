import { syncMessages } from './sync.messages.ts';

type StorageProblem = 'full' | 'not-stored' | 'unavailable' | 'blocked' | 'newer' | 'other-account';

/** The local database could not be opened or written. Nothing was sent either. */
export class StorageError extends Error {
  readonly problem: StorageProblem;
  constructor(problem: StorageProblem, options?: ErrorOptions) {
    super(syncMessages.storage[problem], options);
    this.name = 'StorageError';
    this.problem = problem;
  }
}

/** A write that the database refused. */
export const storageError = (cause: unknown): StorageError =>
  cause instanceof StorageError
    ? cause
    : new StorageError(isNamed(cause, 'QuotaExceededError') ? 'full' : 'not-stored', { cause });

/** A database that does not open. */
export function openingError(cause: unknown): StorageError {
  if (cause instanceof StorageError) return cause;
  if (isNamed(cause, 'VersionError')) return new StorageError('newer', { cause });
  return new StorageError(isNamed(cause, 'QuotaExceededError') ? 'full' : 'unavailable', { cause });
}

const isNamed = (cause: unknown, name: string): boolean => cause instanceof DOMException && cause.name === name;
