import { refusedMessagesTable } from '@forja/server/features/payments/webhooks/refused-messages.table';
import { expect, test } from 'vitest';
import { aPayingServer } from './paying-server.fixture.ts';

const MINUTE_MS = 60_000;

test('messages whose request id a proxy rewrote are refused and counted, and the payment is found all the same', async () => {
  const world = await aPayingServer({ people: 1 });
  world.mercadoPago.knobs({ webhooks: { rewritten: true } });
  const { redirectUrl } = await world.start(0, 'mercadopago');
  const preferenceId = new URL(redirectUrl ?? '').searchParams.get('pref_id') ?? '';
  world.mercadoPago.pay({ preferenceId, way: 'card' });
  await world.mercadoPago.flush();
  expect(world.mercadoPago.deliveries()).toMatchObject([{ status: 401 }]);
  expect(await world.db.select().from(refusedMessagesTable)).toMatchObject([
    { provider: 'mercadopago', count: 1, latest: [{ headers: { 'x-signature': 'present' } }] },
  ]);
  expect(world.log()).toContain('a message of a provider was not signed by it');
  expect(await world.hasMembership(0)).toBe(false);

  world.pass(3 * MINUTE_MS);
  await world.servers[0].polling.pollDue();
  expect(await world.hasMembership(0)).toBe(true);
});
