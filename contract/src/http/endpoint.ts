import type { z } from 'zod/mini';
import type { ErrorCode } from './errors.ts';

/**
 * Who may call. A member is somebody with a membership now: without one the refusal is 402, and what belongs to the
 * person can still be read, exported and deleted. An administrator's endpoint does not exist for anybody else.
 */
export type Access = 'public' | 'user' | 'member' | 'admin';

export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: `/api/${string}`;
  /** Required: nothing is public by omission. */
  access: Access;
  summary: string;
  /**
   * Of a write that a device keeps until there is signal. Of a member's: deleting needs no membership, and what was made
   * during one (`madeAt` and `pass` of the body) is still taken up to seven days after it ended by itself.
   */
  mayArriveLate?: true;
  /**
   * Of a member's write that can also bring back what this same account already had: that needs no membership. The
   * feature decides it record by record, after reading the body.
   */
  mayRestoreOwn?: true;
  /**
   * Of an administrator's list that opens nobody's data and changes nothing. Every other endpoint of the administration
   * needs the second step to be proven a moment before.
   */
  needsRecentProof?: false;
  /** Reading, exporting and deleting one's own data goes on while an administrator keeps the account blocked. */
  opensWhileBlocked?: true;
  params?: z.ZodMiniType;
  query?: z.ZodMiniType;
  body?: z.ZodMiniType;
  response: z.ZodMiniType;
  /** Refusals of its own, beside the ones that follow from its access and its input. */
  refusals?: readonly ErrorCode[];
  /** Above this the body is refused unread. 64 KB unless said. */
  maxBodyBytes?: number;
};

/** Declares one thing that a person can do through HTTP. */
export const endpoint = <const E extends Endpoint>(definition: E): E => definition;

type RequestPart<S> = S extends z.ZodMiniType ? z.input<S> : undefined;
type Got<S> = S extends z.ZodMiniType ? z.output<S> : undefined;
type Defined<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] };
/** A part that may be empty may be left out. */
type Needed<T> = { [K in keyof T as {} extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as {} extends T[K] ? K : never]?: T[K];
};
type Part<E extends Endpoint, K extends keyof Endpoint> = K extends keyof E ? E[K] : undefined;

/** What the browser sends. */
export type RequestOf<E extends Endpoint> = Needed<
  Defined<{
    params: RequestPart<Part<E, 'params'>>;
    query: RequestPart<Part<E, 'query'>>;
    body: RequestPart<Part<E, 'body'>>;
  }>
>;
/** What the handler receives, already validated. */
export type InputOf<E extends Endpoint> = Defined<{
  params: Got<Part<E, 'params'>>;
  query: Got<Part<E, 'query'>>;
  body: Got<Part<E, 'body'>>;
}>;
/** What the handler returns and the browser gets. */
export type ReplyOf<E extends Endpoint> = z.output<E['response']>;
