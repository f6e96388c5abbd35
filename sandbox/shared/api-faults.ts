import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * busy: 429 · error: 500 · hang: no answer · drop: the connection is cut before the work ·
 * drop-after, hang-after, error-after: the work is done and its answer lost.
 */
export type ApiFault = {
  answer: 'busy' | 'error' | 'hang' | 'drop' | 'drop-after' | 'hang-after' | 'error-after';
  method?: string;
  /** Matches a part of the path. */
  path?: string;
  /** Number of requests that fail; all when absent. */
  times?: number;
  retryAfterSeconds?: number;
};

const neverAnswer = () => new Promise<never>(() => {});

/** Fails API requests, never pages nor controls. Register it before the routes. */
export function injectApiFaults(app: FastifyInstance, isApi: (path: string) => boolean) {
  let faults: ApiFault[] = [];
  const lateAnswers = new WeakMap<FastifyRequest, ApiFault['answer']>();

  const takeFault = (request: FastifyRequest) => {
    const path = request.url.split('?', 1)[0] ?? '';
    if (!isApi(path)) return undefined;
    const fault = faults.find(
      (each) =>
        (each.method === undefined || each.method === request.method) &&
        path.includes(each.path ?? '') &&
        each.times !== 0,
    );
    if (fault?.times !== undefined) fault.times -= 1;
    return fault;
  };

  app.addHook('onRequest', async (request, reply) => {
    const fault = takeFault(request);
    if (fault === undefined) return undefined;
    if (fault.answer === 'busy')
      return reply
        .code(429)
        .header('retry-after', String(fault.retryAfterSeconds ?? 1))
        .send({ message: 'too many requests', error: 'too_many_requests', status: 429 });
    if (fault.answer === 'error')
      return reply
        .code(500)
        .send({ message: 'internal error', error: 'internal_error', status: 500 });
    if (fault.answer === 'hang') return neverAnswer();
    if (fault.answer === 'drop') {
      request.raw.destroy();
      return neverAnswer();
    }
    lateAnswers.set(request, fault.answer);
    return undefined;
  });

  app.addHook('onSend', async (request, reply, payload: unknown) => {
    const answer = lateAnswers.get(request);
    if (answer === undefined) return payload;
    if (answer === 'error-after') {
      void reply.code(500).type('text/plain').removeHeader('content-length');
      return 'upstream error';
    }
    if (answer === 'drop-after') request.raw.destroy();
    return neverAnswer();
  });

  return {
    injectFault: (fault: ApiFault) => void faults.push({ ...fault }),
    clearFaults: () => void (faults = []),
  };
}
