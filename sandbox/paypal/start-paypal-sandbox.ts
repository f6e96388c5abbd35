import { spoilRequests } from '../shared/api-faults.ts';
import { controlRoutes } from '../shared/control-routes.ts';
import { createDeliveries } from '../shared/deliveries.ts';
import { movableClock } from '../shared/movable-clock.ts';
import { bookRequests } from '../shared/request-book.ts';
import { listenLocally, standInApp } from '../shared/stand-in-app.ts';
import { createAccessTokens } from './access-tokens.ts';
import { createEvents } from './events.ts';
import { isApi, payPalApi } from './paypal-api.ts';
import { payPalControl } from './paypal-control.ts';
import { orderJson } from './paypal-json.ts';
import { knobsAtRest } from './paypal-knobs.ts';
import { payPalPages } from './paypal-pages.ts';
import { createPayPalState } from './paypal-state.ts';
import { TEST_MERCHANT } from './test-merchant.ts';

const HOUR_MS = 3_600_000;

/** A local PayPal with a test merchant: API, pages, signed messages, and the faults of the real one at will. */
export async function startPayPalSandbox({
  port = 0,
  clock: base,
  webhookUrl,
}: { port?: number; clock?: () => Date; webhookUrl?: string } = {}) {
  const clock = movableClock(base);
  let knobs = knobsAtRest();
  let url = '';
  let webhookTo = webhookUrl;
  // 25 tries in 3 days
  const deliveries = createDeliveries({ now: clock.now, retryMs: (72 / 25) * HOUR_MS, mostTries: 25 });
  const events = createEvents({
    now: clock.now,
    knobs: () => knobs,
    webhook: () => ({ url: webhookTo, id: TEST_MERCHANT.webhookId }),
    base: () => url,
    describe: (order) => orderJson(order, { captures: [], refunds: [], base: url }),
    deliveries,
  });
  const state = createPayPalState({ clock, knobs: () => knobs, tell: events.tell });
  const tokens = createAccessTokens(clock.now);

  const app = standInApp();
  const requests = bookRequests(app, { isApi, keyHeader: 'paypal-request-id' });
  const faults = spoilRequests(app, isApi);
  payPalApi(app, { state: state, tokens, base: () => url, now: clock.now, webhookId: TEST_MERCHANT.webhookId });
  payPalPages(app, { state: state });
  const control = payPalControl({
    state: state,
    clock,
    deliveries,
    faults,
    requests,
    tokens,
    changeKnobs: (change) => (knobs = { ...knobs, ...change, webhooks: { ...knobs.webhooks, ...change.webhooks } }),
    resetKnobs: () => (knobs = knobsAtRest()),
    setWebhookUrl: (to) => (webhookTo = to),
  });
  controlRoutes(app, control);
  url = await listenLocally(app, port);

  return {
    url,
    control,
    credentials: { ...TEST_MERCHANT },
    async close(): Promise<void> {
      await app.close();
      await deliveries.close();
    },
  };
}
