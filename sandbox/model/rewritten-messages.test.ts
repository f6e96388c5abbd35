import { refusedMessagesTable } from '@forja/server/features/payments/webhooks/refused-messages.table';
import { expect, test } from 'vitest';
import { MINUTE_MS } from '../shared/durations.ts';
import { aPayingServer } from './paying-server.fixture.ts';

test('messages whose request id a proxy rewrote are refused and counted, and polling still finds the payment', async () => {
  const system = await aPayingServer({ people: 1 });
  system.mercadoPago.setFaults({ webhooks: { rewritten: true } });
  const { redirectUrl } = await system.start(0, 'mercadopago');
  const preferenceId = new URL(redirectUrl ?? '').searchParams.get('pref_id') ?? '';
  system.mercadoPago.pay({ preferenceId, way: 'card' });
  await system.mercadoPago.flush();
  expect(system.mercadoPago.deliveries()).toMatchObject([{ status: 401 }]);
  expect(await system.db.select().from(refusedMessagesTable)).toMatchObject([
    { provider: 'mercadopago', count: 1, latest: [{ headers: { 'x-signature': 'present' } }] },
  ]);
  expect(system.log()).toContain('a message of a provider was not signed by it');
  expect(await system.hasMembership(0)).toBe(false);

  system.pass(3 * MINUTE_MS);
  await system.servers[0].polling.pollDue();
  expect(await system.hasMembership(0)).toBe(true);
});
