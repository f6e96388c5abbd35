import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { appWith } from '../../../app/composition/app-with.fixture.ts';
import { createFakeProvider } from '../../../gateways/payments/fake-provider.fixture.ts';
import { aUser } from '../../identity/users.fixture.ts';

async function twoPeople() {
  const [ana, beto] = [aUser({ isMember: false }), aUser({ isMember: false })];
  const fake = createFakeProvider({ now: () => new Date('2026-03-01T12:00:00Z') });
  const { as } = await appWith({ users: [ana, beto], providers: [fake.provider] });
  const [her, him] = [await as(ana), await as(beto)];
  const body = { clientKey: randomUUID(), processor: 'mercadopago' };
  const { id, price } = (await her.post('/api/checkouts', body)).json<{
    id: string;
    price: { totalMinor: number };
  }>();
  const paid = fake.pay({ checkoutId: id, amountMinor: price.totalMinor });
  return { her, him, checkoutId: id, paymentId: paid.providerPaymentId };
}

test("another person's payment, order or checkout is answered as a missing one", async () => {
  const { him, checkoutId, paymentId } = await twoPeople();
  const replies = await Promise.all(
    [paymentId, checkoutId, `${checkoutId}-1`, '123456789', randomUUID(), 'direct_1'].map((claim) =>
      him.post('/api/activate-membership-direct', { paymentId: claim }),
    ),
  );
  const answers = replies.map((reply) => ({
    ...reply.json<Record<string, unknown>>(),
    requestId: null,
    status: reply.statusCode,
  }));
  expect(new Set(answers.map((each) => JSON.stringify(each))).size).toBe(1);
  expect(answers[0]).toMatchObject({ success: false, code: 'payment_not_confirmed' });
  expect((await him.get('/api/check-membership')).json()).toMatchObject({ hasMembership: false });
});

test.each(['\u0000', 'null', '12/../3', "1' or '1'='1", 'é'.repeat(60), '{}'])(
  'the id %j is refused',
  async (claim) => {
    const { him } = await twoPeople();
    const reply = await him.post('/api/activate-membership-direct', { paymentId: claim });
    expect(reply.json()).toMatchObject({ code: 'payment_not_confirmed' });
  },
);

test("the buyer's own payment is confirmed by payment, by order or without id", async () => {
  for (const by of ['paymentId', 'order', 'none'] as const) {
    const { her, checkoutId, paymentId } = await twoPeople();
    const claim = { paymentId, order: `${checkoutId}-1`, none: 'direct_1' }[by];
    const reply = await her.post('/api/activate-membership-direct', {
      processor: 'mercadopago',
      paymentId: claim,
    });
    expect(reply.json()).toMatchObject({ success: true, hasMembership: true });
  }
});
