import { ACCOUNT_HEADER } from '@forja/contract/identity/account-header';
import { ERRORS, type ErrorCode } from '@forja/contract/http/errors';
import type { Access, Endpoint, InputOf, ReplyOf } from '@forja/contract/http/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Api } from './api.ts';
import {
  assertSameAccount,
  assertMayCall,
  assertMayWrite,
  type Caller,
  type LateWrite,
} from './caller.ts';
import { refusalSchema } from './refusal-schema.ts';

type CallerOf<A extends Access> = A extends 'public' ? undefined : Caller;

/** What a handler gets: the validated input, who calls, and the raw pair for cookies. */
export type Call<E extends Endpoint> = InputOf<E> & {
  caller: CallerOf<E['access']>;
  request: FastifyRequest;
  reply: FastifyReply;
};

/** Registers the handler of an endpoint: authorizes, then validates the input, and encodes the response by the contract. */
export function route<E extends Endpoint>(
  { app, findCaller, isMember, mayArriveLate: checkLateWrite, endpoints }: Api,
  endpoint: E,
  handle: (call: Call<E>) => Promise<ReplyOf<E>>,
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
    needsRecentProof = false,
  } = endpoint;
  // the body decides, so membership is checked after it is parsed
  const requiredAccess = mayArriveLate || mayRestoreOwn ? 'user' : access;
  const callers = new WeakMap<FastifyRequest, Caller>();
  endpoints.push(endpoint);

  app.route({
    method,
    url: path,
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
      if (access !== 'admin' || caller?.role === 'admin')
        assertSameAccount(caller, request.headers[ACCOUNT_HEADER]);
      const requirements = { access: requiredAccess, needsRecentProof };
      callers.set(request, await assertMayCall(requirements, caller, isMember));
    },
    async preHandler(request) {
      const caller = callers.get(request);
      // the app's validator checked it against the endpoint, which promises these two
      if (mayArriveLate && access === 'member' && caller)
        await assertMayWrite(caller, request.body as LateWrite, {
          isMember,
          mayArriveLate: checkLateWrite,
        });
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
      // the app's validator checked each part against this same endpoint, which TypeScript cannot follow
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

/** Every refusal an endpoint can answer: its own and the ones that follow from what it declares. */
export function refusalCodes({
  method,
  access,
  params,
  query,
  body,
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
    ...(method === 'GET' ? [] : (['wrong_origin', 'too_large', 'unsupported_media'] as const)),
    ...refusals,
    ...ALWAYS,
  ];
}

/** Several codes may share a status: the documentation names them all. */
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
