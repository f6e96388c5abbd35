import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../http/app-error.ts';

const LATE_MS = 5_000;
/** Starting is work of its own: how late that made the process says nothing of how it answers. */
const STARTING_SECONDS = 30;
const RETRY_SECONDS = 10;

/** Refuses new work when the process is so late that it would answer nobody. */
export async function refuseUnderPressure(app: FastifyInstance): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: LATE_MS,
    pressureHandler: async () => {
      if (process.uptime() < STARTING_SECONDS) return;
      throw new AppError('unavailable', { retryAfterSeconds: RETRY_SECONDS });
    },
  });
}
