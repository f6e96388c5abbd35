import { expect, test } from 'vitest';
import { aCheckout, allowCapture } from '../shared/checkout.fixture.ts';
import { withMercadoPago } from './with-mercadopago.fixture.ts';

test.each(['busy', 'error', 'hang', 'drop', 'drop-after'] as const)(
  'a read that fails once (%s) is repeated',
  async (answer) => {
    const { pay, control } = await withMercadoPago();
    const { read } = await pay();
    control.injectFault({ answer, method: 'GET', times: 1 });
    expect(await read()).toMatchObject([{ state: 'approved' }]);
  },
);

test.each([
  ['busy', 'busy'],
  ['error', 'unreachable'],
  ['hang', 'unreachable'],
  ['drop', 'unreachable'],
] as const)(
  'a permanent fault (%s) is reported as %s, never as an empty list',
  async (answer, problem) => {
    const { pay, control, provider } = await withMercadoPago();
    const { checkout, page, read } = await pay();
    control.injectFault({ answer });
    await expect(read()).rejects.toMatchObject({
      name: 'ProviderError',
      problem,
      provider: 'mercadopago',
    });
    const query = {
      checkoutId: checkout.checkoutId,
      providerRef: page.providerRef,
      since: new Date(),
    };
    await expect(provider.findByCheckout(query, allowCapture)).rejects.toMatchObject({ problem });
  },
);

test('a provider that asks for a long wait is not called again meanwhile', async () => {
  const { pay, control } = await withMercadoPago();
  const { read } = await pay();
  const before = control.requests().length;
  control.injectFault({ answer: 'busy', retryAfterSeconds: 60 });
  await expect(read()).rejects.toMatchObject({ problem: 'busy', retryAfterMs: 60_000 });
  expect(control.requests()).toHaveLength(before + 1);
});

test('a payment that its provider does not find at first is found later', async () => {
  const { pay, control } = await withMercadoPago();
  control.setFaults({ hiddenReads: 2 });
  const { read } = await pay();
  expect(await read()).toEqual([]);
  expect(await read()).toEqual([]);
  expect(await read()).toMatchObject([{ state: 'approved' }]);
});

test('a delayed search finds nothing at first, then the payment', async () => {
  const { pay, control, provider } = await withMercadoPago();
  control.setFaults({ searchLagMs: 3_600_000 });
  const { checkout, read } = await pay();
  const search = () =>
    provider.resolve({ kind: 'checkout', id: checkout.checkoutId }, allowCapture);
  expect(await search()).toEqual([]);
  expect(await read()).toMatchObject([{ state: 'approved' }]);
  control.moveClock({ byMs: 3_600_001 });
  expect(await search()).toMatchObject([{ state: 'approved' }]);
});

test.each(['drop-after', 'hang-after', 'error-after'] as const)(
  'a page whose creation lost its answer (%s) is the same page on retry',
  async (answer) => {
    const { shop, control, provider } = await withMercadoPago();
    const checkout = aCheckout(shop);
    control.injectFault({ answer, method: 'POST', times: 1 });
    await expect(provider.createCheckout(checkout)).rejects.toMatchObject({
      problem: 'unreachable',
    });
    const page = await provider.createCheckout(checkout);
    expect(control.preferences()).toEqual([
      { id: page.providerRef, reference: checkout.checkoutId },
    ]);
  },
);

test.each(['drop-after', 'hang-after', 'error-after'] as const)(
  'a refund whose answer was lost (%s) is made once',
  async (answer) => {
    const { pay, control, provider } = await withMercadoPago();
    const { paid } = await pay();
    control.injectFault({ answer, method: 'POST', path: '/refunds', times: 1 });
    const part = { providerPaymentId: paid.id, amountMinor: 300_000, key: 'one' };
    await expect(provider.refund(part)).rejects.toMatchObject({ problem: 'unreachable' });
    expect(await provider.refund(part)).toMatchObject({ refundedMinor: 300_000 });

    control.injectFault({ answer, method: 'POST', path: '/refunds', times: 1 });
    const rest = { providerPaymentId: paid.id, amountMinor: null, key: 'two' };
    expect(await provider.refund(rest)).toMatchObject({
      state: 'refunded',
      refundedMinor: 1_000_000,
    });
  },
);

test('every write is sent once, under its own idempotency key', async () => {
  const { pay, begin, control, provider } = await withMercadoPago();
  const { checkout } = await begin();
  await provider.createCheckout({ ...checkout, attempt: 2 });
  for (const key of ['a', 'b']) {
    const { paid } = await pay();
    await provider.refund({ providerPaymentId: paid.id, amountMinor: 100, key: `${key}-part` });
    await provider.refund({ providerPaymentId: paid.id, amountMinor: null, key });
  }
  control.injectFault({ answer: 'error', method: 'POST', times: 1 });
  await expect(begin()).rejects.toMatchObject({ problem: 'unreachable' });

  const keys = control.requests().flatMap(({ method, key }) => (method === 'GET' ? [] : [key]));
  expect(keys).toHaveLength(9);
  expect(keys).not.toContain(undefined);
  expect(new Set(keys).size).toBe(keys.length);
});

test('rejected credentials are a misconfiguration, and the error omits them', async () => {
  const accessToken = 'APP_USR-9-010126-secret-5';
  const { begin } = await withMercadoPago({ accessToken });
  const error: unknown = await begin().catch((problem: unknown) => problem);
  expect(error).toMatchObject({ problem: 'misconfigured', status: 401 });
  expect(JSON.stringify(error) + String(error)).not.toContain('secret');
});

test("the token's last number identifies the seller, and a token without one is rejected", async () => {
  const { provider, sandbox } = await withMercadoPago();
  expect(provider.accountId).toBe(sandbox.credentials.collectorId);
  await expect(withMercadoPago({ accessToken: 'APP_USR-without-number' })).rejects.toThrow(
    /number of the seller/,
  );
});
