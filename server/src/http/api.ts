import type { Endpoint } from '@forja/contract/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Caller, JudgeLateWrite } from './caller.ts';

/** What `route` needs: where to hang endpoints, and how to know who calls. */
export type Api = {
  app: FastifyInstance;
  callerOf: (request: FastifyRequest, reply: FastifyReply) => Promise<Caller | undefined>;
  /** Whether what members do is open to this person now. */
  isMember: (caller: Caller) => Promise<boolean>;
  mayArriveLate: JudgeLateWrite;
  /** Every endpoint that was given a handler, in order. */
  endpoints: Endpoint[];
};
