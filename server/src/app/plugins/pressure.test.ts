import { setImmediate as nextTurn } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { refuseUnderPressure } from './pressure.ts';

test('a process busy for a little over a second still serves waiting requests', async () => {
  vi.spyOn(process, 'uptime').mockReturnValue(3_600);
  onTestFinished(() => void vi.restoreAllMocks());
  const app = Fastify();
  onTestFinished(() => app.close());
  await refuseUnderPressure(app);
  app.get('/', async () => 'attended');
  await app.ready();
  // the delay has no value for a second without samples
  const end = performance.now() + 1_500;
  while (performance.now() < end);
  for (let turn = 0; turn < 20; turn += 1) {
    expect((await app.inject('/')).body).toBe('attended');
    await nextTurn();
  }
});
