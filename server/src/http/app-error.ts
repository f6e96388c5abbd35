import { ERRORS, type ErrorCode, type FieldError } from '@forja/contract/errors';

type Details = {
  /** Instead of the sentence of the code, where there is a clearer one. */
  message?: string;
  fields?: readonly FieldError[];
  retryAfterSeconds?: number;
};

/** The one way to refuse: thrown anywhere, turned into an answer by `answerErrors`. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: readonly FieldError[];
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, { message, fields = [], retryAfterSeconds }: Details = {}) {
    super(message ?? ERRORS[code].message);
    this.name = 'AppError';
    this.code = code;
    this.fields = fields;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  get status(): number {
    return ERRORS[this.code].status;
  }
}
