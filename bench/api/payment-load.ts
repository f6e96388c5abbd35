import { createHmac, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { startMercadoPagoSandbox } from '../../sandbox/mercadopago/start-mercadopago-sandbox.ts';
import type { Measurement } from '../measuring/measurement.ts';
import { type Person, register, send, withForja } from './running-forja.ts';

const AT_ONCE = 50;
const WARM_UP_MS = 1_000;
const LOAD_MS = 6_000;
const POLL_MS = 250;
const TIMEOUT_MS = 5 * 60_000;

type FakeMercadoPago = Awaited<ReturnType<typeof startMercadoPagoSandbox>>;

export async function paymentLoad(): Promise<Measurement[]> {
  const fakeMercadoPago = await startMercadoPagoSandbox();
  const { accessToken, webhookSecret } = fakeMercadoPago.credentials;
  const settings = {
    MP_API_BASE: fakeMercadoPago.url,
    MP_ACCESS_TOKEN: accessToken,
    MP_WEBHOOK_SECRET: webhookSecret,
  };
  try {
    return await withForja(async ({ port }) => {
      const [ana, beto] = [await register(port, 0), await register(port, 1)];

      const notified = await buy(port, ana, fakeMercadoPago);
      const withMessage = await secondsUntilMember(port, ana);
      const messages = () =>
        flood({ port, secret: webhookSecret, paymentId: notified, ms: LOAD_MS });
      await flood({ port, secret: webhookSecret, paymentId: notified, ms: WARM_UP_MS });
      const latencies = (await messages()).toSorted((a, b) => a - b);

      fakeMercadoPago.control.setFaults({ webhooks: { isLost: true } });
      await buy(port, beto, fakeMercadoPago);
      const withoutMessage = await secondsUntilMember(port, beto);

      const p99 = latencies[Math.floor(latencies.length * 0.99)] ?? Number.NaN;
      return [
        {
          name: `messages of a provider kept, ${AT_ONCE} at once`,
          value: latencies.length / (LOAD_MS / 1000),
          unit: '/s',
        },
        budgeted('message of a provider answered, p99 of 50 at once', p99, 'ms'),
        budgeted('approval to membership', withMessage, 's'),
        budgeted(
          'approval to membership, every message lost and the tab closed',
          withoutMessage,
          's',
        ),
      ];
    }, settings);
  } finally {
    await fakeMercadoPago.close();
  }
}

const budgeted = (name: string, value: number, unit: string): Measurement => ({
  name,
  value,
  unit,
  budget: name,
});

async function buy(
  port: number,
  { cookie }: Person,
  { control }: FakeMercadoPago,
): Promise<string> {
  const body = { clientKey: randomUUID(), processor: 'mercadopago' };
  await send(port, 'POST', '/api/checkouts', body, cookie);
  const page = control.preferences().at(-1);
  if (page === undefined) throw new Error('no payment page was created');
  return control.pay({ preferenceId: page.id, way: 'card' }).id;
}

async function secondsUntilMember(port: number, { cookie }: Person): Promise<number> {
  const since = performance.now();
  while (performance.now() - since < TIMEOUT_MS) {
    const reply = await send(port, 'GET', '/api/check-membership', undefined, cookie);
    const { hasMembership } = (await reply.json()) as { hasMembership: boolean }; // follows the contract
    if (hasMembership) return (performance.now() - since) / 1000;
    await pause(POLL_MS);
  }
  return Number.NaN;
}

async function flood(load: {
  port: number;
  secret: string;
  paymentId: string;
  ms: number;
}): Promise<number[]> {
  const until = performance.now() + load.ms;
  const latencies: number[] = [];
  const sendInSequence = async () => {
    while (performance.now() < until) {
      const begunAt = performance.now();
      await deliver(load);
      latencies.push(performance.now() - begunAt);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sendInSequence));
  return latencies;
}

let lastId = Date.now();

async function deliver({
  port,
  secret,
  paymentId,
}: {
  port: number;
  secret: string;
  paymentId: string;
}): Promise<void> {
  const [requestId, ts] = [randomUUID(), String(Date.now())];
  const v1 = createHmac('sha256', secret)
    .update(`id:${paymentId};request-id:${requestId};ts:${ts};`)
    .digest('hex');
  lastId += 1;
  const reply = await fetch(
    `http://127.0.0.1:${port}/api/webhooks/mercadopago?data.id=${paymentId}&type=payment`,
    {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-request-id': requestId,
        'x-signature': `ts=${ts},v1=${v1}`,
      },
      body: JSON.stringify({
        id: lastId,
        type: 'payment',
        action: 'payment.updated',
        data: { id: paymentId },
      }),
    },
  );
  if (!reply.ok) throw new Error(`a message got status ${reply.status}`);
  await reply.body?.cancel();
}
