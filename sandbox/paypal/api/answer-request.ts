import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiReply, createRepliesByKey } from '../../shared/replies-by-key.ts';
import { PayPalIssue } from '../state/paypal-issue.ts';
import { errorJson } from '../state/paypal-json.ts';
import type { PayPalState } from '../state/paypal-state.ts';
import type { createAccessTokens } from './access-tokens.ts';

export type PayPalApiDependencies = {
  state: PayPalState;
  tokens: ReturnType<typeof createAccessTokens>;
  base: () => string;
  now: () => Date;
};

type PayPalHandler = (request: FastifyRequest, debugId: string) => ApiReply;

const ISSUE_NAMES = {
  400: 'INVALID_REQUEST',
  404: 'RESOURCE_NOT_FOUND',
  422: 'UNPROCESSABLE_ENTITY',
} as const;

export const readId = (request: FastifyRequest) => (request.params as { id: string }).id; // routes with :id

export const authenticate =
  (tokens: PayPalApiDependencies['tokens'], handle: PayPalHandler) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    const debugId = randomBytes(7).toString('hex').slice(0, 13);
    void reply.header('paypal-debug-id', debugId);
    const { status, body } = tokens.isValid(request.headers.authorization)
      ? answerIssues(handle)(request, debugId)
      : { status: 401, body: errorJson('AUTHENTICATION_FAILURE', null, debugId) };
    return reply.code(status).send(body);
  };

/** Repeated request ids get the stored reply: 201 the first time, 200 afterwards. */
export const answerOnce =
  (storedReplies: ReturnType<typeof createRepliesByKey>, handle: PayPalHandler): PayPalHandler =>
  (request, debugId) => {
    const key = request.headers['paypal-request-id'];
    if (typeof key !== 'string') return handle(request, debugId);
    if (key.length > 108) throw new PayPalIssue('INVALID_PARAMETER_VALUE', 400);
    const text = JSON.stringify(request.body ?? {});
    const storedReply = storedReplies.find(request.url, key, text);
    if (storedReply === 'conflict') throw new PayPalIssue('PAYPAL_REQUEST_ID_PREVIOUSLY_USED');
    if (storedReply !== undefined)
      return storedReply.status === 201 ? { ...storedReply, status: 200 } : storedReply;
    const reply = answerIssues(handle)(request, debugId);
    // an undecided reply is computed again on retry
    if (!isUndecided(reply)) storedReplies.save(request.url, key, text, reply);
    return reply;
  };

const answerIssues =
  (handle: PayPalHandler): PayPalHandler =>
  (request, debugId) => {
    try {
      return handle(request, debugId);
    } catch (error) {
      if (!(error instanceof PayPalIssue)) throw error;
      const { status, issue } = error;
      return { status, body: errorJson(ISSUE_NAMES[status], issue, debugId) };
    }
  };

const UNDECIDED = ['ORDER_NOT_APPROVED', 'PAYER_ACTION_REQUIRED', 'DUPLICATE_INVOICE_ID'];
const isUndecided = ({ status, body }: ApiReply): boolean =>
  status === 404 ||
  (status === 422 && UNDECIDED.some((issue) => JSON.stringify(body).includes(`"${issue}"`)));
