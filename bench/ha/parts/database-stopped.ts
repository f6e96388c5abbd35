import { setTimeout as pause } from 'node:timers/promises';
import { until } from '../database/until.ts';
import { withDatabase } from '../database/with-database.ts';
import { type Proof, underLoad } from './under-load.ts';

const STOPPED_MS = 30_000;
/** Servers wait five seconds for a connection before they report none. */
const RED_WITHIN_S = 10;
const BACK_WITHIN_S = 15;

/** Jobs start every minute. */
const JOB_WITHIN_S = 120;

export async function proveDatabaseStopped(proof: Proof): Promise<void> {
  const { installation, report } = proof;
  report.title('PostgreSQL is stopped for 30 seconds under load');
  let restartedAt = new Date();
  await underLoad(proof, async () => {
    const { database, servers, acknowledged, addresses } = installation;
    const pids = servers.map(({ pid }) => pid());
    const haveReadiness = async (isReady: boolean) =>
      (await Promise.all(servers.map((server) => server.isReady()))).every(
        (answer) => answer === isReady,
      );
    const primary = await database.findPrimary();
    await database.other(primary).stop();
    await primary.stop();
    const stoppedAt = performance.now();
    const red = await until('both servers say that they are not ready', () => haveReadiness(false));
    report.check('readiness is red after seconds', red, red < RED_WITHIN_S);
    const reply = await fetch(`${addresses.origin}/api/membership`, {
      headers: { cookie: installation.people[0]?.cookie ?? '' },
    });
    const answer = `${reply.status} ${await reply.text()}`;
    const isClear = answer.startsWith('503') && answer.includes('"code":"unavailable"');
    report.check('a request is answered', answer, isClear);
    const landing = (await fetch(addresses.origin)).status;
    report.check('the landing is answered', landing, landing === 200);
    await pause(STOPPED_MS - (performance.now() - stoppedAt));

    const startedAt = performance.now();
    for (const member of database.members) member.start();
    report.figure('PostgreSQL takes writes after seconds', await waitForPrimary(proof));
    const primaryAt = performance.now();
    await until('a write is acknowledged', async () =>
      acknowledged.times.some((time) => time > startedAt),
    );
    const back = ((acknowledged.times.find((time) => time > startedAt) ?? 0) - primaryAt) / 1000;
    report.check('a write is acknowledged after as many more', back, back < BACK_WITHIN_S);
    report.figure(
      'both are ready again after seconds',
      await until('green', () => haveReadiness(true)),
    );
    const isSame = servers.every((each, index) => each.isRunning() && each.pid() === pids[index]);
    report.check('both servers went on without a restart', isSame ? 'yes' : 'no', isSame);
    await database.waitForReplica();
    restartedAt = new Date();
  });
  report.figure(
    'background jobs run again after seconds',
    await until('a job that the clock started ended', () => hasJobRun(proof, restartedAt), {
      seconds: JOB_WITHIN_S,
    }),
  );
}

const waitForPrimary = ({ installation: { database } }: Proof) =>
  until('there is a primary', async () => (await database.findPrimary()) !== undefined);

const hasJobRun = ({ installation }: Proof, since: Date): Promise<boolean> =>
  withDatabase(installation.addresses.databaseUrl, async ({ query }) => {
    const jobs = await query(
      `select id from pgboss.job where name = 'poll' and state = 'completed' and created_on > $1`,
      [since],
    );
    return jobs.rows.length > 0;
  });
