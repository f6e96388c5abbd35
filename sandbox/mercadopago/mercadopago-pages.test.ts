import { expect, test } from 'vitest';
import { HOUR_MS } from '../shared/durations.ts';
import { withMercadoPago } from './with-mercadopago.fixture.ts';
import { allowCapture } from '../shared/checkout.fixture.ts';

const PARAMETERS = [
  'collection_id',
  'collection_status',
  'payment_id',
  'status',
  'external_reference',
  'payment_type',
  'merchant_order_id',
  'preference_id',
  'site_id',
  'processing_mode',
  'merchant_account_id',
];

const post = (url: string, fields: Record<string, string>) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

test('the page shows that it is a test, the item, its price and each outcome', async () => {
  const { begin } = await withMercadoPago();
  const { page } = await begin();
  const html = await (await fetch(page.redirectUrl)).text();
  expect(html).toContain('no cobra nada');
  expect(html).toContain('Membresía Forja: 3 meses');
  expect(html).toMatch(/\$\s10\.000(?!,)/);
  for (const label of [
    'se aprueba',
    'fondos insuficientes',
    'Rapipago',
    'en revisión',
    'Volver al sitio sin pagar',
  ])
    expect(html).toContain(label);
});

test.each([
  ['card', 'success', 'approved', 'credit_card'],
  ['rejected', 'failure', 'rejected', 'credit_card'],
  ['cash', 'pending', 'pending', 'ticket'],
  ['review', 'pending', 'in_process', 'credit_card'],
])('a buyer who ends by %s returns to the %s address', async (way, back, status, type) => {
  const { begin, sandbox, control } = await withMercadoPago();
  const { page, checkout } = await begin();
  const paid = await post(`${sandbox.url}/checkout/v1/pay`, { pref_id: page.providerRef, way });
  expect(paid.status).toBe(303);
  const result = await (
    await fetch(new URL(paid.headers.get('location') ?? '', sandbox.url))
  ).text();
  const [payment] = control.payments();
  const to = new URL(payment?.returnTo ?? '');
  expect(result).toContain(to.href.replaceAll('&', '&#38;'));
  expect([...to.searchParams.keys()]).toEqual(['payment', ...PARAMETERS]);
  expect(to.searchParams.get('payment')).toBe(back);
  expect(to.searchParams.get('status')).toBe(status);
  expect(to.searchParams.get('collection_id')).toBe(payment?.id);
  expect(to.searchParams.get('payment_type')).toBe(type);
  expect(to.searchParams.get('external_reference')).toBe(checkout.checkoutId);
});

test('a buyer who gives up returns with the word null', async () => {
  const { begin, control } = await withMercadoPago();
  const { page } = await begin();
  const to = new URL(control.giveUp({ preferenceId: page.providerRef }) ?? '');
  expect(to.searchParams.get('payment')).toBe('failure');
  for (const name of [
    'collection_id',
    'collection_status',
    'payment_id',
    'status',
    'payment_type',
    'merchant_order_id',
  ])
    expect(to.searchParams.get(name)).toBe('null');
});

test('a paid or expired page takes no payment', async () => {
  const { begin, sandbox, control } = await withMercadoPago();
  const first = await begin();
  control.pay({ preferenceId: first.page.providerRef, way: 'card' });
  await post(`${sandbox.url}/checkout/v1/pay`, { pref_id: first.page.providerRef, way: 'card' });
  expect(control.payments()).toHaveLength(1);
  expect(await (await fetch(first.page.redirectUrl)).text()).toContain('Este pago ya se hizo');

  const late = await begin({ expiresAt: new Date(Date.now() + HOUR_MS) });
  control.moveClock({ byMs: HOUR_MS });
  await post(`${sandbox.url}/checkout/v1/pay`, { pref_id: late.page.providerRef, way: 'card' });
  expect(control.payments()).toHaveLength(1);
  expect(await (await fetch(late.page.redirectUrl)).text()).toContain('venció');
});

test('the voucher page takes the payment, and the control panel refunds it', async () => {
  const { pay, sandbox, control, provider } = await withMercadoPago();
  const { read } = await pay('cash');
  const [waiting] = await read();
  const voucher = await (await fetch(waiting?.voucher?.url ?? '')).text();
  expect(voucher).toContain('Hacer de cuenta que ya lo pagué');
  const id = waiting?.providerPaymentId ?? '';
  await post(waiting?.voucher?.url ?? '', {});
  expect(await read()).toMatchObject([{ state: 'approved' }]);
  await post(`${sandbox.url}/tablero`, { id, act: 'refund' });
  expect(control.payments()).toMatchObject([{ status: 'refunded' }]);
  expect(await (await fetch(`${sandbox.url}/`)).text()).toContain('Devuelto');
  expect(await provider.resolve({ kind: 'payment', id }, allowCapture)).toMatchObject([
    { state: 'refunded' },
  ]);
});

test("the page escapes the shop's text", async () => {
  const { sandbox } = await withMercadoPago();
  const reply = await fetch(`${sandbox.url}/checkout/preferences/`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${sandbox.credentials.accessToken}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({
      items: [
        { title: '<script>alert(1)</script>', quantity: 1, currency_id: 'ARS', unit_price: 1 },
      ],
      payer: { email: 'ana@forja.example' },
    }),
  });
  expect(reply.status).toBe(201);
  const { init_point: page } = (await reply.json()) as { init_point: string }; // JSON of the provider
  const html = await (await fetch(page)).text();
  expect(html).not.toContain('<script>');
});

test('return addresses that the real provider would refuse are not sent', async () => {
  const { begin, sandbox, control } = await withMercadoPago();
  control.setFaults({ strictAddresses: true });
  const local = {
    success: 'http://localhost:3000/a',
    pending: 'http://localhost:3000/b',
    failure: 'http://localhost:3000/c',
  };
  expect((await begin({ backUrls: local })).page.redirectUrl).toMatch(/pref_id=/);
  const publicOnes = {
    success: 'https://forja.example/a',
    pending: 'https://forja.example/b',
    failure: 'https://forja.example/c',
  };
  expect((await begin({ backUrls: publicOnes })).page.redirectUrl).toMatch(/pref_id=/);

  const refused = await fetch(`${sandbox.url}/checkout/preferences`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${sandbox.credentials.accessToken}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({
      items: [{ title: 'x', quantity: 1, currency_id: 'ARS', unit_price: 1 }],
      payer: { email: 'ana@forja.example' },
      auto_return: 'approved',
    }),
  });
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({ error: 'invalid_auto_return' });
  // bare addresses leave the answer without a page, so nobody is redirected
  const bare = {
    success: 'http://127.0.0.1/a',
    pending: 'http://127.0.0.1/b',
    failure: 'http://127.0.0.1/c',
  };
  await expect(begin({ backUrls: bare })).rejects.toMatchObject({ problem: 'unreadable' });
});

test('the same controls answer over HTTP', async () => {
  const { begin, sandbox } = await withMercadoPago();
  const { page } = await begin();
  const call = (name: string, input: unknown) =>
    fetch(`${sandbox.url}/__control/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input),
    });
  const paid = await call('pay', { preferenceId: page.providerRef, way: 'cash' });
  expect(await paid.json()).toMatchObject({
    result: { status: 'pending', amountMinor: 1_000_000 },
  });
  expect((await call('pay', { preferenceId: 'none', way: 'cash' })).status).toBe(400);
  expect((await call('constructor', {})).status).toBe(404);
});

test('another test buyer can pay, and the payment names them', async () => {
  const { begin, sandbox, provider } = await withMercadoPago();
  const { page, checkout } = await begin();
  const html = await (await fetch(`${page.redirectUrl}&buyer=second`)).text();
  expect(html).toContain('name="buyer" value="second"');
  await post(`${sandbox.url}/checkout/v1/pay`, {
    pref_id: page.providerRef,
    way: 'card',
    buyer: 'second',
  });
  const lookup = { ...checkout, providerRef: page.providerRef, since: new Date(0) };
  expect(await provider.findByCheckout(lookup, allowCapture)).toMatchObject([
    { payer: { id: '3003004', email: 'segundo.comprador@testuser.com' } },
  ]);
});
