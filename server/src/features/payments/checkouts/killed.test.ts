import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { cases } from '@forja/domain/properties/cases.fixture';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aServer } from '../../../app/process/killable-server.fixture.ts';
import { simulatedPaymentsTable } from '../../../gateways/payments/simulation/simulated-payments.table.ts';
import { emailOutboxTable } from '../../identity/outbox/email-outbox.table.ts';
import { POLL_LEASE_MS } from './payment-polling.service.ts';
import { aShop, listGrants, violations } from '../ledger/shop.fixture.ts';

const MOMENTS = fc.sample(fc.nat(120), cases(2));

test.each(MOMENTS)(
  'a server killed %i ms into a checkout, and another into its activation, leave one membership',
  { timeout: 240_000 },
  async (milliseconds) => {
    const shop = await aShop();
    // the processes use the real clock
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

    const checkout = (await her.post('/api/checkouts', body)).json();
    expect(checkout).toMatchObject({ state: 'awaiting' });
    const simulation = shop.payments.simulation;
    await simulation?.act(checkout.redirectUrl.split('/').at(-1), 'approve');

    const second = await aServer(shop.url);
    const activating = post(second.origin, '/api/activate-membership-direct', {
      paymentId: 'direct_1',
    });
    await pause(milliseconds);
    await second.kill();
    await activating;

    shop.pass(Date.now() - shop.now().getTime());
    await expect
      .poll(async () => {
        // rows leased or locked by a killed server are processed in a later round
        shop.pass(POLL_LEASE_MS);
        await shop.payments.polling.pollDue();
        return (await her.get('/api/check-membership')).json();
      })
      .toMatchObject({ hasMembership: true });
    expect(await listGrants(shop.db, shop.ana.id)).toHaveLength(1);
    expect((await shop.db.select().from(emailOutboxTable)).map(({ kind }) => kind)).toEqual([
      'welcome',
    ]);
    const moved = (await shop.db.select().from(simulatedPaymentsTable)).filter(
      ({ state }) => state === 'approved',
    );
    expect(moved).toHaveLength(1);
    expect(await violations(shop.db)).toEqual([]);
  },
);
