import type { FastifyInstance } from 'fastify';
import { DAY_MS } from '../../shared/durations.ts';
import { createRepliesByKey } from '../../shared/replies-by-key.ts';
import { findRefusal, hasPage, type PreferenceBody, preferenceJson } from '../state/preferences.ts';
import {
  answerOnce,
  authenticate,
  errorReply,
  type MercadoPagoApiDependencies,
  readId,
} from './answer-request.ts';

export function registerPreferenceRoutes(
  app: FastifyInstance,
  { state, faultSettings, base, now }: MercadoPagoApiDependencies,
): void {
  const replies = createRepliesByKey({ now, ttlMs: DAY_MS });

  app.post(
    '/checkout/preferences',
    answerOnce(replies, (request, seller) => {
      const body = (request.body ?? {}) as PreferenceBody; // findRefusal validates the fields that are used
      const refusal = findRefusal(body, faultSettings());
      if (refusal !== undefined) return errorReply(400, refusal.error, refusal.message);
      const preference = state.createPreference(seller, body);
      const { init_point, ...json } = preferenceJson(preference, base());
      return {
        status: 201,
        body: hasPage(preference, faultSettings()) ? { ...json, init_point } : json,
      };
    }),
  );

  app.get(
    '/checkout/preferences/:id',
    authenticate((request, seller) => {
      const preference = state.preferences.get(readId(request));
      if (preference?.seller !== seller) return errorReply(404, 'not_found');
      return { status: 200, body: preferenceJson(preference, base()) };
    }),
  );

  app.put(
    '/checkout/preferences/:id',
    answerOnce(replies, (request, seller) => {
      const preference = state.preferences.get(readId(request));
      if (preference?.seller !== seller) return errorReply(404, 'not_found');
      const changedBody = { ...preference.body, ...(request.body as PreferenceBody) }; // findRefusal validates the fields that are used
      const refusal = findRefusal(changedBody, faultSettings());
      if (refusal !== undefined) return errorReply(400, refusal.error, refusal.message);
      Object.assign(preference.body, changedBody);
      return { status: 200, body: preferenceJson(preference, base()) };
    }),
  );
}
