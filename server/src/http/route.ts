import { ACCOUNT_HEADER } from '@forja/contract/identity/account-header';
import { ERRORS, type ErrorCode } from '@forja/contract/http/errors';
import type { Access, Endpoint, InputOf, ReplyOf } from '@forja/contract/http/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Api } from './api.ts';
import { assertSameAccount, assertMayCall, type Caller } from './caller.ts';
import { refusalSchema } from './refusal-schema.ts';
import { validateInput } from './validate-input.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    readsText?: boolean;
    access?: Access;
  }
}

type CallerOf<A extends Access> = A extends 'public' ? undefined : Caller;

export type Call<E extends Endpoint> = InputOf<E> & {
  caller: CallerOf<E['access']>;
  request: FastifyRequest;
  reply: FastifyReply;
};

export function route<E extends Endpoint>(
  api: Api,
  endpoint: E,
  handle: (call: Call<E>) => Promise<ReplyOf<E>>,
): void {
  register(api, endpoint, handle);
}

export type TextCall<E extends Endpoint> = Omit<Call<E>, 'body'> & { body: string; caller: Caller };

/** Variant whose handler parses the body itself. `charge` may refuse before the body arrives. */
export function textRoute<E extends Endpoint & { access: 'user' | 'member'; maxBodyBytes: number }>(
  api: Api,
  endpoint: E,
  {
    charge,
    handle,
  }: {
    charge: (caller: Caller, bytes: number) => Promise<void>;
    handle: (call: TextCall<E>) => Promise<ReplyOf<E>>;
  },
): void {
  // the text parser delivers the body as text
  register(api, endpoint, handle as unknown as (call: Call<E>) => Promise<ReplyOf<E>>, charge);
}

function register<E extends Endpoint>(
  { app, findCaller, isMember, endpoints }: Api,
  endpoint: E,
  handle: (call: Call<E>) => Promise<ReplyOf<E>>,
  charge?: (caller: Caller, bytes: number) => Promise<void>,
): void {
  const {
    method,
    path,
    access,
    summary,
    params,
    query,
    body,
    response,
    maxBodyBytes,
    mayArriveLate,
    mayRestoreOwn,
    needsRecentProof = true,
    opensWhileBlocked = false,
  } = endpoint;
  // the body decides, so membership is checked after it is parsed
  const requiredAccess = mayArriveLate || mayRestoreOwn ? 'user' : access;
  const callers = new WeakMap<FastifyRequest, Caller>();
  endpoints.push(endpoint);

  app.route({
    method,
    url: path,
    config: { access, ...(charge && { readsText: true }) },
    ...(charge && {
      validatorCompiler: ({ schema: part, httpPart }) =>
        httpPart === 'body'
          ? (value: unknown) => ({ value })
          : // contracts declare only zod schemas
            validateInput({ schema: part as unknown as z.core.$ZodType, method, url: path }),
    }),
    ...(maxBodyBytes !== undefined && { bodyLimit: maxBodyBytes }),
    schema: {
      summary,
      description: DESCRIPTIONS[access],
      security: access === 'public' ? [] : [{ session: [] }],
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      ...(access !== 'public' && { headers: ACCOUNT_HEADERS }),
      response: { 200: response, ...listRefusals(endpoint) },
    },
    async onRequest(request, reply) {
      if (requiredAccess === 'public') return;
      const caller = await findCaller(request, reply, access);
      request.callerId = caller?.id;
      if (access !== 'admin' || caller?.role === 'admin')
        assertSameAccount(caller, request.headers[ACCOUNT_HEADER]);
      const requirements = { access: requiredAccess, needsRecentProof, opensWhileBlocked };
      callers.set(request, await assertMayCall(requirements, caller, isMember));
    },
    async preParsing(request, _reply, payload) {
      const caller = callers.get(request);
      if (charge && caller) {
        const most = maxBodyBytes ?? 0;
        // unknown lengths are charged as the longest
        const bytes = Number(request.headers['content-length'] ?? most);
        await charge(caller, Math.min(bytes, most));
      }
      return payload;
    },
    async handler(request, reply) {
      const call = {
        params: request.params,
        query: request.query,
        body: request.body,
        caller: callers.get(request),
        request,
        reply,
      };
      // the validator checked each part against this endpoint, which TypeScript cannot follow
      return handle(call as unknown as Call<E>);
    },
  });
}

const ACCOUNT_HEADERS = z.looseObject({
  [ACCOUNT_HEADER]: z.string().optional().meta({
    description: 'The id of the account that the request is for; that of anybody else is refused',
  }),
});

const DESCRIPTIONS = {
  public: 'Anybody may call.',
  user: 'Needs a session.',
  member: 'Needs a session of somebody with a membership.',
  admin: 'Needs the session of an administrator; nothing is found without it.',
} as const satisfies Record<Access, string>;

const ALWAYS = ['internal', 'unavailable'] as const satisfies readonly ErrorCode[];

export function refusalCodes({
  method,
  access,
  params,
  query,
  body,
  opensWhileBlocked,
  refusals = [],
}: Endpoint): ErrorCode[] {
  const byAccess = {
    public: [],
    user: ['not_signed_in', 'another_person_signed_in'],
    member: ['not_signed_in', 'another_person_signed_in', 'membership_required'],
    admin: ['not_found', 'another_person_signed_in', 'second_factor_stale'],
  } as const satisfies Record<Access, readonly ErrorCode[]>;
  const hasInput = params ?? query ?? body;
  return [
    ...(hasInput ? (['invalid_input'] as const) : []),
    ...byAccess[access],
    ...(access === 'public' || opensWhileBlocked === true ? [] : (['account_blocked'] as const)),
    ...(method === 'GET' ? [] : (['wrong_origin', 'too_large', 'unsupported_media'] as const)),
    ...refusals,
    ...ALWAYS,
  ];
}

/** Several codes may share a status. */
function listRefusals(endpoint: Endpoint) {
  const codes = refusalCodes(endpoint);
  return Object.fromEntries(
    codes
      .map((code) => ERRORS[code].status)
      .map((status) => [
        status,
        {
          description: codes.filter((code) => ERRORS[code].status === status).join(', '),
          content: { 'application/json': { schema: refusalSchema } },
        },
      ]),
  );
}
