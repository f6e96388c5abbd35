import { setTimeout as pause } from 'node:timers/promises';
import { measureGap, type Proof, underLoad } from './under-load.ts';

/** Time in which the balancer sees a ready server. */
const SEEN_MS = 3_000;

export async function proveRollingRestart(proof: Proof): Promise<void> {
  const { installation, report } = proof;
  report.title('Rolling restart of both servers under load');
  await underLoad(proof, async () => {
    const gap = await measureGap(installation, async () => {
      for (const server of installation.servers) {
        const startedAt = performance.now();
        const exitCode = await server.stop();
        report.check(`server ${server.name} left with`, String(exitCode), exitCode === 0);
        report.figure('  after seconds', (performance.now() - startedAt) / 1000);
        server.start();
        report.figure('  ready again after seconds', await server.waitUntilReady());
        await pause(SEEN_MS);
      }
    });
    report.check('longest time without an acknowledged write, seconds', gap, gap < 2);
  });
}
