import { DESK_ERRORS } from './desk-errors.ts';
import { PERSON_ERRORS } from './person-errors.ts';

export const ERRORS = { ...PERSON_ERRORS, ...DESK_ERRORS };

export type ErrorCode = keyof typeof ERRORS;

export type FieldError = { path: string; message: string };

export type Refusal = {
  success: false;
  code: ErrorCode;
  message: string;
  fields?: FieldError[];
  /**
   * Current state: the record of a `conflict`, the decision already taken, the account to confirm.
   */
  current?: unknown;
  requestId: string;
};
