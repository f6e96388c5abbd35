import { expect, test } from 'vitest';
import { withPayPal } from './with-paypal.fixture.ts';

const post = (url: string, fields: Record<string, string>) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

test('the page shows that it is a test, the item, its price and each outcome', async () => {
  const { begin } = await withPayPal();
  const { page } = await begin();
  const html = await (await fetch(page.redirectUrl)).text();
  expect(html).toContain('no cobra nada');
  expect(html).toContain('Membresía Forja: 3 meses');
  expect(html).toMatch(/US\$\s10(?!,)/);
  for (const label of [
    'se aprueba',
    'la rechazan',
    'tarda unos días',
    'Cancelar y volver al sitio',
  ])
    expect(html).toContain(label);
});

test('an approving buyer returns with the order and payer, and a cancelling one with the order', async () => {
  const { begin, sandbox, control } = await withPayPal();
  const { page } = await begin();
  const orderId = page.providerRef;
  const cancelled = new URL(control.giveUp({ orderId }) ?? '');
  expect(cancelled.searchParams.get('payment')).toBe('failure');
  expect(cancelled.searchParams.get('token')).toBe(orderId);

  const approved = await post(`${sandbox.url}/checkoutnow`, { token: orderId, instrument: 'good' });
  const to = new URL(approved.headers.get('location') ?? '');
  expect(to.searchParams.get('payment')).toBe('success');
  expect(to.searchParams.get('token')).toBe(orderId);
  expect(to.searchParams.get('PayerID')).toBeTruthy();
});

test('a paid page takes no payment, and an expired one is not found', async () => {
  const { pay, begin, control } = await withPayPal();
  const { page } = await pay();
  expect(await (await fetch(page.redirectUrl)).text()).toContain('Este pago ya se hizo');
  const left = await begin();
  control.moveClock({ byMs: 3 * 3_600_000 });
  expect((await fetch(left.page.redirectUrl)).status).toBe(404);
});

test('the control panel refunds a payment', async () => {
  const { pay, sandbox } = await withPayPal();
  const { captureId, read } = await pay();
  expect(await (await fetch(`${sandbox.url}/`)).text()).toContain('Contracargo');
  await post(`${sandbox.url}/tablero`, { id: captureId, act: 'reverse' });
  expect(await read()).toMatchObject([{ state: 'charged_back' }]);
});

test('it verifies its own messages, as the real one does', async () => {
  const { approve, sandbox, lastMessage } = await withPayPal();
  await approve();
  const { raw, headers } = lastMessage();
  const basic = Buffer.from(
    `${sandbox.credentials.clientId}:${sandbox.credentials.clientSecret}`,
  ).toString('base64');
  const reply = await fetch(`${sandbox.url}/v1/oauth2/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${basic}` },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  });
  const { access_token } = (await reply.json()) as { access_token: string }; // JSON of the provider
  const ask = async (webhook_id: string) => {
    const answer = await fetch(`${sandbox.url}/v1/notifications/verify-webhook-signature`, {
      method: 'POST',
      headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        auth_algo: headers['paypal-auth-algo'],
        cert_url: headers['paypal-cert-url'],
        transmission_id: headers['paypal-transmission-id'],
        transmission_sig: headers['paypal-transmission-sig'],
        transmission_time: headers['paypal-transmission-time'],
        webhook_id,
        webhook_event: JSON.parse(raw.toString()),
      }),
    });
    return answer.json();
  };
  expect(await ask(sandbox.credentials.webhookId)).toEqual({ verification_status: 'SUCCESS' });
  expect(await ask('OTHER')).toEqual({ verification_status: 'FAILURE' });
});
