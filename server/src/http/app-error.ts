import { ERRORS, type ErrorCode, type FieldError } from '@forja/contract/http/errors';

type Details = {
  /** Instead of the sentence of the code, where there is a clearer one. */
  message?: string;
  fields?: readonly FieldError[];
  retryAfterSeconds?: number;
  /** What the server has instead of what was sent. */
  current?: unknown;
};

/** The one way to refuse: thrown anywhere, turned into an answer by `answerErrors`. */
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

/** The result of `work`, or the refusal that it threw. */
export const catchRefusal = <Result>(work: Promise<Result>): Promise<Result | AppError> =>
  work.catch((error: unknown) => {
    if (error instanceof AppError) return error;
    throw error;
  });
