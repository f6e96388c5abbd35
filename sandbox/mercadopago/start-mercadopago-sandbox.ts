import { spoilRequests } from '../shared/api-faults.ts';
import { controlRoutes } from '../shared/control-routes.ts';
import { createDeliveries } from '../shared/deliveries.ts';
import { movableClock } from '../shared/movable-clock.ts';
import { bookRequests } from '../shared/request-book.ts';
import { listenLocally, standInApp } from '../shared/stand-in-app.ts';
import { isApi, mercadoPagoApi } from './mercadopago-api.ts';
import { mercadoPagoControl } from './mercadopago-control.ts';
import { knobsAtRest } from './mercadopago-knobs.ts';
import { mercadoPagoPages } from './mercadopago-pages.ts';
import { createMercadoPagoState } from './mercadopago-state.ts';
import { createNotifier } from './notifications.ts';
import { TEST_SELLER, TEST_WEBHOOK_SECRET } from './test-sellers.ts';

const MINUTE_MS = 60_000;

/** A local Mercado Pago with a test seller: API, pages, messages, and the faults of the real one at will. */
export async function startMercadoPagoSandbox({ port = 0, clock: base }: { port?: number; clock?: () => Date } = {}) {
  const clock = movableClock(base);
  let knobs = knobsAtRest();
  let url = '';
  const settings = { now: clock.now, knobs: () => knobs, secret: TEST_WEBHOOK_SECRET, base: () => url };
  const deliveries = createDeliveries({ now: clock.now, retryMs: 15 * MINUTE_MS, mostTries: 8 });
  const notifier = createNotifier({ ...settings, deliveries });
  const state = createMercadoPagoState({ clock, knobs: () => knobs, tell: notifier.tell });

  const app = standInApp();
  const requests = bookRequests(app, { isApi, keyHeader: 'x-idempotency-key' });
  const faults = spoilRequests(app, isApi);
  mercadoPagoApi(app, { ...settings, state: state });
  mercadoPagoPages(app, { state: state });
  const control = mercadoPagoControl({
    state: state,
    clock,
    deliveries,
    faults,
    requests,
    notifier,
    changeKnobs: (change) => (knobs = { ...knobs, ...change, webhooks: { ...knobs.webhooks, ...change.webhooks } }),
    resetKnobs: () => (knobs = knobsAtRest()),
  });
  controlRoutes(app, control);
  url = await listenLocally(app, port);

  return {
    url,
    control,
    credentials: {
      accessToken: TEST_SELLER.accessToken,
      collectorId: String(TEST_SELLER.collectorId),
      webhookSecret: TEST_WEBHOOK_SECRET,
    },
    async close(): Promise<void> {
      await app.close();
      await deliveries.close();
    },
  };
}
