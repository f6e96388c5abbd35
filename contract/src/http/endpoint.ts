import type { z } from 'zod/mini';
import type { ErrorCode } from './errors.ts';

/**
 * Required caller. Without a membership, member endpoints answer 402; reading, exporting and
 * deleting own data stay open. Admin endpoints answer 404 to others.
 */
export type Access = 'public' | 'user' | 'member' | 'admin';

export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: `/api/${string}`;
  /** Required: nothing is public by omission. */
  access: Access;
  summary: string;
  /**
   * Accepts offline writes. Deletes need no membership; writes made during one (`madeAt`, `pass`)
   * are accepted for seven days after it expires.
   */
  mayArriveLate?: true;
  /**
   * Accepts restoring the account's own records without a membership; the feature decides by
   * record.
   */
  mayRestoreOwn?: true;
  /**
   * False for admin lists without personal data. Other admin endpoints need a recent second factor.
   */
  needsRecentProof?: false;
  opensWhileBlocked?: true;
  params?: z.ZodMiniType;
  query?: z.ZodMiniType;
  body?: z.ZodMiniType;
  response: z.ZodMiniType;
  refusals?: readonly ErrorCode[];
  /** Larger bodies are refused unread. Default: 64 KB. */
  maxBodyBytes?: number;
};

export const endpoint = <const E extends Endpoint>(definition: E): E => definition;

type RequestPart<S> = S extends z.ZodMiniType ? z.input<S> : undefined;
type Got<S> = S extends z.ZodMiniType ? z.output<S> : undefined;
type Defined<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] };
type Needed<T> = { [K in keyof T as {} extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as {} extends T[K] ? K : never]?: T[K];
};
type Part<E extends Endpoint, K extends keyof Endpoint> = K extends keyof E ? E[K] : undefined;

export type RequestOf<E extends Endpoint> = Needed<
  Defined<{
    params: RequestPart<Part<E, 'params'>>;
    query: RequestPart<Part<E, 'query'>>;
    body: RequestPart<Part<E, 'body'>>;
  }>
>;
export type InputOf<E extends Endpoint> = Defined<{
  params: Got<Part<E, 'params'>>;
  query: Got<Part<E, 'query'>>;
  body: Got<Part<E, 'body'>>;
}>;
export type ReplyOf<E extends Endpoint> = z.output<E['response']>;
