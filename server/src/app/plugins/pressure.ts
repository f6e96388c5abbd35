import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../http/app-error.ts';

const MAX_EVENT_LOOP_DELAY_MS = 5_000;
/** Startup work delays the event loop without predicting later delays. */
const STARTUP_SECONDS = 30;
const RETRY_SECONDS = 10;

export async function refuseUnderPressure(app: FastifyInstance): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: MAX_EVENT_LOOP_DELAY_MS,
    pressureHandler: async (_request, _reply, _type, delayMs) => {
      // Infinity means a second without samples
      if (delayMs === Infinity || process.uptime() < STARTUP_SECONDS) return;
      throw new AppError('unavailable', { retryAfterSeconds: RETRY_SECONDS });
    },
  });
}
