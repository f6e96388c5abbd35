import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { simulatedPaymentsTable } from '../../gateways/payments/simulation/simulated-payments.table.ts';
import { lettersTable } from './letters.table.ts';
import { aShop, grantsOf, violations } from './settle.fixture.ts';

const SERVER = join(import.meta.dirname, '../../start.ts');

/** A server of its own process, on the database of this test. */
async function aServer(url: string): Promise<{ origin: string; kill: () => Promise<void> }> {
  const env = { ...process.env, APP_ENV: 'local', DATABASE_URL: url, HOST: '127.0.0.1', PORT: '0' };
  const server: ChildProcess = spawn(process.execPath, [SERVER], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const kill = async () => {
    server.kill('SIGKILL');
    await ended;
  };
  onTestFinished(kill);
  const origin = await new Promise<string>((resolve, reject) => {
    let said = '';
    server.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const address = /^http:\/\/localhost:\d+$/m.exec(said)?.[0];
      if (address !== undefined) resolve(address);
    });
    void ended.then(() => reject(new Error(`the server ended:\n${said}`)));
  });
  return { origin, kill };
}

test.each([0, 15, 40, 120])(
  'a server killed %i ms into starting a checkout, and another into activating it, end in one membership',
  { timeout: 240_000 },
  async (milliseconds) => {
    const shop = await aShop();
    // the processes live in the real time
    shop.pass(Date.now() - shop.now().getTime());
    const her = await shop.as(shop.ana);
    const cookie = her.cookie ?? '';
    const post = (origin: string, path: string, body: object) =>
      fetch(`${origin}${path}`, {
        method: 'POST',
        headers: { origin, cookie, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }).catch(() => undefined);
    const body = { clientKey: randomUUID(), processor: 'simulation' };

    const first = await aServer(shop.url);
    const starting = post(first.origin, '/api/checkouts', body);
    await pause(milliseconds);
    await first.kill();
    await starting;

    // the same tap again, on another server
    const checkout = (await her.post('/api/checkouts', body)).json();
    expect(checkout).toMatchObject({ state: 'awaiting' });
    const simulation = shop.payments.simulation;
    await simulation?.act(checkout.redirectUrl.split('/').at(-1), 'approve');

    const second = await aServer(shop.url);
    const activating = post(second.origin, '/api/activate-membership-direct', { paymentId: 'direct_1' });
    await pause(milliseconds);
    await second.kill();
    await activating;

    shop.pass(3 * 60_000);
    await shop.payments.reconciliation.pollDue();
    expect((await her.get('/api/check-membership')).json()).toMatchObject({ hasMembership: true });
    expect(await grantsOf(shop.db, shop.ana.id)).toHaveLength(1);
    expect((await shop.db.select().from(lettersTable)).map(({ kind }) => kind)).toEqual(['welcome']);
    const moved = (await shop.db.select().from(simulatedPaymentsTable)).filter(({ state }) => state === 'approved');
    expect(moved).toHaveLength(1);
    expect(await violations(shop.db)).toEqual([]);
  },
);
