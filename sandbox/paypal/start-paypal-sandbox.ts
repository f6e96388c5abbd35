import { HOUR_MS } from '../shared/durations.ts';
import { injectApiFaults } from '../shared/api-faults.ts';
import { registerControlRoutes } from '../shared/control-routes.ts';
import { createDeliveries } from '../shared/deliveries.ts';
import { movableClock } from '../shared/movable-clock.ts';
import { createFaultSettings } from '../shared/provider-control.ts';
import { recordRequests } from '../shared/recorded-requests.ts';
import { listenLocally, createFakeApp } from '../shared/fake-app.ts';
import { createAccessTokens } from './api/access-tokens.ts';
import { createEvents } from './messages/events.ts';
import { isApi, registerPayPalApi } from './api/paypal-api.ts';
import { createPayPalControl } from './paypal-control.ts';
import { orderJson } from './state/paypal-json.ts';
import { defaultFaultSettings } from './state/paypal-fault-settings.ts';
import { registerPayPalPages } from './paypal-pages.ts';
import { createPayPalState } from './state/paypal-state.ts';
import { TEST_MERCHANT } from './state/test-merchant.ts';

/** Local PayPal with a test merchant: API, pages, signed messages and injected faults. */
export async function startPayPalSandbox({
  port = 0,
  clock: base,
  webhookUrl,
}: { port?: number; clock?: () => Date; webhookUrl?: string } = {}) {
  const clock = movableClock(base);
  const faultSettings = createFaultSettings(defaultFaultSettings);
  let url = '';
  let webhookTo = webhookUrl;
  // retries 25 times in 3 days
  const deliveries = createDeliveries({
    now: clock.now,
    retryMs: (72 / 25) * HOUR_MS,
    maxTries: 25,
  });
  const events = createEvents({
    now: clock.now,
    faultSettings: faultSettings.current,
    webhook: () => ({ url: webhookTo, id: TEST_MERCHANT.webhookId }),
    base: () => url,
    describe: (order) => orderJson(order, { captures: [], refunds: [], base: url }),
    deliveries,
  });
  const state = createPayPalState({
    clock,
    faultSettings: faultSettings.current,
    notifyChange: events.notifyChange,
  });
  const tokens = createAccessTokens(clock.now);

  const app = createFakeApp();
  const requests = recordRequests(app, { isApi, keyHeader: 'paypal-request-id' });
  const faults = injectApiFaults(app, isApi);
  registerPayPalApi(app, {
    state,
    tokens,
    base: () => url,
    now: clock.now,
    webhookId: TEST_MERCHANT.webhookId,
  });
  registerPayPalPages(app, { state });
  const control = createPayPalControl({
    state,
    clock,
    deliveries,
    faults,
    faultSettings,
    requests,
    tokens,
    setWebhookUrl: (to) => (webhookTo = to),
  });
  registerControlRoutes(app, control);
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
