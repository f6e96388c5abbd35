import { expect, test } from 'vitest';
import { aCheckout, allowCapture } from '../shared/checkout.fixture.ts';
import { withPayPal } from './with-paypal.fixture.ts';

const isCapture = ({ path }: { path: string }) => path.endsWith('/capture');

test.each(['drop', 'drop-after', 'hang', 'hang-after', 'error', 'error-after'] as const)(
  'a charge without answer (%s) is read before its retry, under its own key, and made once',
  async (answer) => {
    const { approve, control } = await withPayPal();
    const { orderId, resolve } = await approve();
    control.injectFault({ answer, method: 'POST', path: '/capture', times: 1 });
    expect(await resolve()).toMatchObject([{ state: 'approved' }]);
    expect(control.captures()).toHaveLength(1);
    const wasMade = answer.endsWith('-after');
    const tries = control.requests().filter(isCapture);
    expect(tries.map(({ key }) => key)).toEqual(
      Array.from({ length: wasMade ? 1 : 2 }, () => `pp-cap:${orderId}:0`),
    );
  },
);

test('a charge that never gets an answer fails, and is found later', async () => {
  const { approve, control } = await withPayPal();
  const { resolve } = await approve();
  control.injectFault({ answer: 'drop', path: '/capture' });
  await expect(resolve()).rejects.toMatchObject({ problem: 'unreachable', provider: 'paypal' });
  control.clearFaults();
  expect(await resolve()).toMatchObject([{ state: 'approved' }]);
  expect(control.captures()).toHaveLength(1);
});

test('simultaneous return, message and poll on two servers charge once', async () => {
  const { approve, control, provider, aProvider } = await withPayPal();
  const { orderId } = await approve();
  const other = aProvider();
  const looks = Array.from({ length: 20 }, (_, i) =>
    (i % 2 === 0 ? provider : other).resolve({ kind: 'order', id: orderId }, allowCapture),
  );
  const found = await Promise.all(looks);
  expect(control.captures()).toHaveLength(1);
  const [capture] = control.captures();
  for (const payments of found)
    expect(payments).toMatchObject([{ providerPaymentId: capture?.id, state: 'approved' }]);
});

test.each([
  'INSTRUMENT_DECLINED',
  'PAYER_CANNOT_PAY',
  'PAYER_ACCOUNT_LOCKED_OR_CLOSED',
  'TRANSACTION_REFUSED',
  'COMPLIANCE_VIOLATION',
  'MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED',
])('%s refuses this buyer', async (captureIssue) => {
  const { approve, control } = await withPayPal();
  control.setFaults({ captureIssue });
  expect(await (await approve()).resolve()).toMatchObject([
    { state: 'rejected', refusal: captureIssue },
  ]);
});

test.each([
  ['DOMESTIC_TRANSACTION_REQUIRED', 'misconfigured'],
  ['PAYEE_ACCOUNT_RESTRICTED', 'misconfigured'],
  ['TRANSACTION_BLOCKED_BY_PAYEE', 'misconfigured'],
  ['DUPLICATE_INVOICE_ID', 'already_paid'],
  ['SOMETHING_NEW', 'refused'],
] as const)('the issue %s is reported as %s', async (captureIssue, problem) => {
  const { approve, control } = await withPayPal();
  control.setFaults({ captureIssue });
  await expect((await approve()).resolve()).rejects.toMatchObject({ problem, issue: captureIssue });
});

test.each(['ORDER_NOT_APPROVED', 'PAYER_ACTION_REQUIRED'])(
  '%s leaves the order pending',
  async (captureIssue) => {
    const { approve, control } = await withPayPal();
    control.setFaults({ captureIssue });
    expect(await (await approve()).resolve()).toEqual([]);
  },
);

test('an order that another server charged meanwhile counts as charged', async () => {
  const { approve, control } = await withPayPal();
  control.setFaults({ captureIssue: 'ORDER_ALREADY_CAPTURED' });
  // no capture happened here, so the payment must be read again before it counts
  expect(await (await approve()).resolve()).toEqual([]);
});

test.each(['busy', 'error', 'hang', 'drop'] as const)(
  'a read that fails once (%s) is repeated',
  async (answer) => {
    const { pay, control } = await withPayPal();
    const { read } = await pay();
    control.injectFault({ answer, method: 'GET', times: 1 });
    expect(await read()).toMatchObject([{ state: 'approved' }]);
  },
);

test.each([
  ['busy', 'busy'],
  ['error', 'unreachable'],
  ['drop', 'unreachable'],
] as const)(
  'a permanent fault (%s) is reported as %s, never as an empty list',
  async (answer, problem) => {
    const { pay, control } = await withPayPal();
    const { read, resolve } = await pay();
    control.injectFault({ answer });
    await expect(read()).rejects.toMatchObject({ problem });
    await expect(resolve()).rejects.toMatchObject({ problem });
  },
);

test.each(['drop-after', 'hang-after', 'error-after', 'drop'] as const)(
  'a page whose creation lost its answer (%s) is the same page on retry',
  async (answer) => {
    const { shop, control, provider } = await withPayPal();
    const checkout = aCheckout(shop, { amountMinor: 1000, currency: 'USD' });
    control.injectFault({ answer, path: '/v2/checkout/orders', times: 1 });
    const page = await provider.createCheckout(checkout);
    expect(control.orders()).toEqual([
      { id: page.providerRef, status: 'PAYER_ACTION_REQUIRED', reference: checkout.checkoutId },
    ]);
    expect(await provider.createCheckout(checkout)).toMatchObject({
      providerRef: page.providerRef,
    });
  },
);

test('a refund whose answer was lost is made once', async () => {
  const { pay, control, provider } = await withPayPal();
  const { captureId } = await pay();
  control.injectFault({ answer: 'drop-after', path: '/refund', times: 1 });
  const part = { providerPaymentId: captureId, amountMinor: 300, key: 'one' };
  await expect(provider.refund(part)).rejects.toMatchObject({ problem: 'unreachable' });
  expect(await provider.refund(part)).toMatchObject({ refundedMinor: 300 });
  control.injectFault({ answer: 'drop-after', path: '/refund', times: 1 });
  const rest = { providerPaymentId: captureId, amountMinor: null, key: 'two' };
  expect(await provider.refund(rest)).toMatchObject({ state: 'refunded', refundedMinor: 1000 });
});

test('every write carries its own idempotency key', async () => {
  const { pay, begin, control, provider } = await withPayPal();
  const { checkout } = await begin();
  await provider.createCheckout({ ...checkout, attempt: 2 });
  for (const key of ['a', 'b']) {
    const { captureId } = await pay();
    await provider.refund({ providerPaymentId: captureId, amountMinor: 100, key: `${key}-part` });
    await provider.refund({ providerPaymentId: captureId, amountMinor: null, key });
  }
  const changes = control
    .requests()
    .filter(({ method, path }) => method !== 'GET' && path !== '/v1/oauth2/token');
  const keys = changes.map(({ key }) => key);
  expect(keys).toHaveLength(10);
  expect(keys).not.toContain(undefined);
  expect(new Set(keys).size).toBe(keys.length);
});

test('one token serves every concurrent caller, and a revoked one is replaced', async () => {
  const { shop, control, provider } = await withPayPal();
  const tokens = () => control.requests().filter(({ path }) => path === '/v1/oauth2/token').length;
  const create = () =>
    provider.createCheckout(aCheckout(shop, { amountMinor: 1000, currency: 'USD' }));
  await Promise.all(Array.from({ length: 10 }, create));
  expect(tokens()).toBe(1);
  control.endTokens();
  await create();
  expect(tokens()).toBe(2);
});

test('rejected credentials are a misconfiguration, and the error omits them', async () => {
  const { begin } = await withPayPal({ clientSecret: 'very-secret' });
  const error: unknown = await begin().catch((problem: unknown) => problem);
  expect(error).toMatchObject({ problem: 'misconfigured', issue: 'invalid_client' });
  expect(JSON.stringify(error) + String(error)).not.toContain('very-secret');
});

test('PayPal refuses pesos', async () => {
  const { begin } = await withPayPal();
  await expect(begin({ currency: 'ARS' })).rejects.toMatchObject({
    problem: 'misconfigured',
    issue: 'INVALID_CURRENCY_CODE',
  });
});
