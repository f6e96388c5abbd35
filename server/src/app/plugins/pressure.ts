import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../http/app-error.ts';

const MAX_EVENT_LOOP_DELAY_MS = 5_000;
/** Starting is work of its own: how late that made the process says nothing of how it answers. */
const STARTUP_SECONDS = 30;
const RETRY_SECONDS = 10;

/** Refuses new work when the process is so late that it would answer nobody. */
export async function refuseUnderPressure(app: FastifyInstance): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: MAX_EVENT_LOOP_DELAY_MS,
    pressureHandler: async (_request, _reply, _type, delayMs) => {
      // one long turn in a second leaves nothing measured in it, which says nothing of the next
      if (delayMs === Infinity || process.uptime() < STARTUP_SECONDS) return;
      throw new AppError('unavailable', { retryAfterSeconds: RETRY_SECONDS });
    },
  });
}
