import type { Access, Endpoint } from '@forja/contract/http/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Caller, CheckLateWrite } from './caller.ts';

export type Api = {
  app: FastifyInstance;
  findCaller: (
    request: FastifyRequest,
    reply: FastifyReply,
    /** Requests to the administration extend its second-factor proof. */
    access?: Access,
  ) => Promise<Caller | undefined>;
  isMember: (caller: Caller) => Promise<boolean>;
  mayArriveLate: CheckLateWrite;
  endpoints: Endpoint[];
};
