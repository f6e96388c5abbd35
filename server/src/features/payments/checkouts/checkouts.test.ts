import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { appWith } from '../../../app/composition/app-with.fixture.ts';
import { aUser } from '../../identity/users.fixture.ts';

/** What only a member writes. */
const A_MEASURE = { revision: 0, value: { takenOn: '2026-01-01', weightKg: 80 } };

const newcomer = () => aUser({ isMember: false });
const start = (processor: string, more: object = {}) => ({
  clientKey: randomUUID(),
  processor,
  ...more,
});

test('a person without membership pays and has three months', async () => {
  const ana = newcomer();
  const { as } = await appWith({ users: [ana] });
  const her = await as(ana);
  expect((await her.get('/api/check-membership')).json()).toEqual({
    hasMembership: false,
    endsAt: null,
  });
  expect((await her.put(`/api/measures/${randomUUID()}`, A_MEASURE)).json()).toMatchObject({
    code: 'membership_required',
    message: 'Necesitas una membresía activa para acceder a esta función',
  });

  const checkout = (await her.post('/api/checkouts', start('simulation'))).json();
  expect(checkout).toMatchObject({
    state: 'awaiting',
    processor: 'simulation',
    price: {
      currency: 'ARS',
      listMinor: 1_000_000,
      totalMinor: 1_000_000,
      endsAt: '2026-06-01T12:00:00.000Z',
    },
  });
  const early = await her.post('/api/activate-membership-direct', {
    paymentId: 'direct_1',
    activateDirectly: true,
  });
  expect(early.json()).toMatchObject({ success: false, code: 'payment_not_confirmed' });

  const page = await her.get(checkout.redirectUrl);
  expect(page.body).toContain('Aprobar el pago');
  const approved = await her.post(checkout.redirectUrl, { action: 'approve' });
  expect(approved.statusCode).toBe(303);
  const back = new URL(approved.headers.location ?? '');
  expect(back.pathname).toBe('/callback');
  expect(Object.fromEntries(back.searchParams)).toMatchObject({
    processor: 'simulation',
    payment: 'success',
    source: 'checkout',
    c: checkout.id,
  });

  const activated = await her.post('/api/activate-membership-direct', {
    processor: 'simulation',
    paymentId: `direct_${Date.now()}`,
    amount: 100,
    activationSource: 'callback',
    activateDirectly: true,
  });
  expect(activated.json()).toEqual({
    success: true,
    hasMembership: true,
    endsAt: '2026-06-01T12:00:00.000Z',
    processor: 'simulation',
  });
  expect((await her.get('/api/check-membership')).json()).toMatchObject({ hasMembership: true });
  expect((await her.get('/api/membership')).json()).toMatchObject({
    payments: [
      { state: 'approved', period: { startsAt: '2026-03-01T12:00:00.000Z' }, isDuplicate: false },
    ],
  });
});
