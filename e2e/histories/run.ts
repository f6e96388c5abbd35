import { request } from '@playwright/test';
import { startApp } from '../support/app/app.ts';
import { aPerson, becomeMember, registerPerson } from '../support/account/people.ts';
import { runBrowserHistory, type SignedInPerson } from './browser-history.ts';
import { startFaultyNetwork } from './faulty-network.ts';

const HISTORIES = Number(process.env['HISTORIES'] ?? 60);
/** First seed; each history adds one. */
const FIRST_SEED = Number(process.env['SEED'] ?? 0);

const app = await startApp();
const network = await startFaultyNetwork(app.origin);
let failed = 0;
try {
  for (let seed = FIRST_SEED; seed < FIRST_SEED + HISTORIES; seed += 1) {
    const startedAt = Date.now();
    const violations = await runBrowserHistory(seed, {
      app,
      network,
      signIn: registerAnother,
    }).catch((error: unknown) => [describe(error)]);
    if (violations.length > 0) failed += 1;
    console.log(
      `history ${seed}: ${violations.length === 0 ? 'ok' : 'FAILED'}, ${(Date.now() - startedAt) / 1000} s`,
    );
    for (const violation of violations) console.log(`  ${violation}`);
  }
} finally {
  network.stop();
  await app.stop();
}
console.log(`${HISTORIES} histories, ${failed} with violations`);
process.exit(failed === 0 ? 0 : 1);

async function registerAnother(): Promise<SignedInPerson> {
  const person = { request: await request.newContext() };
  await registerPerson(person, app.origin, aPerson());
  await becomeMember(person, app.origin);
  // the body follows the contract
  const { id } = (await (await person.request.get(`${app.origin}/api/user`)).json()) as {
    id: string;
  };
  const { cookies } = await person.request.storageState();
  await person.request.dispose();
  return { id, cookies };
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return `${error.message}\n${error.cause instanceof Error ? error.cause.message : ''}`;
}
