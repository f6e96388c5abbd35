import { setTimeout as pause } from 'node:timers/promises';
import { until } from '../database/until.ts';
import { measureGap, type Proof, underLoad } from './under-load.ts';

const LONGEST_S = 30;
const FLOWING_MS = 5_000;

export async function proveLostMachine(proof: Proof): Promise<void> {
  proof.report.title(
    'The machine of the primary is lost under load (SIGKILL of all its processes)',
  );
  await underLoad(proof, async () => {
    const { database } = proof.installation;
    const primary = await database.findPrimary();
    await proveFailover(proof, () => primary.kill());
    primary.start();
    proof.report.figure(
      'the lost machine is back, with every commit, after seconds',
      await database.waitForReplica(),
    );
  });
}

/** Freezes the primary's machine with its connections open, until its watchdog would restart it. */
export async function proveFrozenMachine(proof: Proof): Promise<void> {
  proof.report.title(
    'The machine of the primary freezes under load (SIGSTOP) until its watchdog restarts it',
  );
  await underLoad(proof, async () => {
    const { database } = proof.installation;
    const primary = await database.findPrimary();
    await proveFailover(proof, async () => primary.freeze());
    await primary.kill();
    primary.start();
    proof.report.figure(
      'the machine is back, with every commit, after seconds',
      await database.waitForReplica(),
    );
  });
}

export async function proveKilledPrimary(proof: Proof): Promise<void> {
  proof.report.title('The PostgreSQL of the primary is killed under load (SIGKILL)');
  await underLoad(proof, async () => {
    const { database } = proof.installation;
    const primary = await database.findPrimary();
    await proveFailover(proof, async () => primary.killPostgres());
    proof.report.figure(
      'a replica with every commit again after seconds',
      await database.waitForReplica(),
    );
  });
}

async function proveFailover(
  { installation, report }: Proof,
  kill: () => Promise<void>,
): Promise<void> {
  const { database, servers } = installation;
  const pids = servers.map(({ pid }) => pid());
  const gap = await measureGap(installation, async () => {
    const primary = await database.findPrimary();
    await kill();
    const replica = database.other(primary);
    report.figure('the replica is the primary after seconds', await replica.waitUntilPrimary());
    await until('both servers are ready', async () =>
      (await Promise.all(servers.map(({ isReady }) => isReady()))).every(Boolean),
    );
    await pause(FLOWING_MS);
  });
  report.check('longest time without an acknowledged write, seconds', gap, gap < LONGEST_S);
  const isSame = servers.every(({ pid, isRunning }, index) => isRunning() && pid() === pids[index]);
  report.check('both servers went on without a restart', isSame ? 'yes' : 'no', isSame);
}
