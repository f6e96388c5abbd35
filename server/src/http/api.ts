import type { Access, Endpoint } from '@forja/contract/http/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Caller, CheckLateWrite } from './caller.ts';

/** What `route` needs to register endpoints and to authorize callers. */
export type Api = {
  app: FastifyInstance;
  findCaller: (
    request: FastifyRequest,
    reply: FastifyReply,
    /** Access of the endpoint: a request to the administration keeps its second step in use. */
    access?: Access,
  ) => Promise<Caller | undefined>;
  /** Whether the caller has access as a member now. */
  isMember: (caller: Caller) => Promise<boolean>;
  mayArriveLate: CheckLateWrite;
  /** Every registered endpoint, in order. */
  endpoints: Endpoint[];
};
