import { syncMessages } from './sync.messages.ts';

/** The device could not keep what the person wrote. Nothing was sent either. */
export class StorageError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StorageError';
  }
}

/** What a person can do about it, when it is about room. */
export function storageError(cause: unknown): StorageError {
  const isFull = cause instanceof DOMException && cause.name === 'QuotaExceededError';
  return new StorageError(isFull ? syncMessages.full : syncMessages.notKept, { cause });
}
