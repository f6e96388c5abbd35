import { ERRORS, type ErrorCode, type FieldError } from '@forja/contract/http/errors';

type Details = {
  message?: string;
  fields?: readonly FieldError[];
  retryAfterSeconds?: number;
  current?: unknown;
};

/** Only way to refuse a request; `answerErrors` maps it to a response. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: readonly FieldError[];
  readonly retryAfterSeconds: number | undefined;
  readonly current: unknown;

  constructor(code: ErrorCode, { message, fields = [], retryAfterSeconds, current }: Details = {}) {
    super(message ?? ERRORS[code].message);
    this.name = 'AppError';
    this.code = code;
    this.fields = fields;
    this.retryAfterSeconds = retryAfterSeconds;
    this.current = current;
  }

  get status(): number {
    return ERRORS[this.code].status;
  }
}

export const catchRefusal = <Result>(work: Promise<Result>): Promise<Result | AppError> =>
  work.catch((error: unknown) => {
    if (error instanceof AppError) return error;
    throw error;
  });
