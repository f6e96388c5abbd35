import { DESK_ERRORS } from './desk-errors.ts';
import { PERSON_ERRORS } from './person-errors.ts';

/** Every way the API can refuse: its HTTP status and the sentence a person reads. */
export const ERRORS = { ...PERSON_ERRORS, ...DESK_ERRORS };

export type ErrorCode = keyof typeof ERRORS;

export type FieldError = { path: string; message: string };

/** What a refused call answers. Never a stack, never a database message. */
export type Refusal = {
  success: false;
  code: ErrorCode;
  message: string;
  fields?: FieldError[];
  /**
   * What the server has instead: of a `conflict` the record, of a decision who took it and when, of a session to
   * confirm whose it would be, of an address to confirm which one it is.
   */
  current?: unknown;
  requestId: string;
};
