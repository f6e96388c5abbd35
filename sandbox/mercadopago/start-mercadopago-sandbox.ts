import { MINUTE_MS } from '../shared/durations.ts';
import { injectApiFaults } from '../shared/api-faults.ts';
import { registerControlRoutes } from '../shared/control-routes.ts';
import { createDeliveries } from '../shared/deliveries.ts';
import { movableClock } from '../shared/movable-clock.ts';
import { createFaultSettings } from '../shared/provider-control.ts';
import { recordRequests } from '../shared/recorded-requests.ts';
import { listenLocally, createFakeApp } from '../shared/fake-app.ts';
import { isApi, registerMercadoPagoApi } from './api/mercadopago-api.ts';
import { createMercadoPagoControl } from './mercadopago-control.ts';
import { defaultFaultSettings } from './state/mercadopago-fault-settings.ts';
import { registerMercadoPagoPages } from './mercadopago-pages.ts';
import { createMercadoPagoState } from './state/mercadopago-state.ts';
import { createNotifier } from './messages/notifications.ts';
import { TEST_SELLER, TEST_WEBHOOK_SECRET } from './state/test-sellers.ts';

/** Local Mercado Pago with a test seller: API, pages, messages and injected faults. */
export async function startMercadoPagoSandbox({
  port = 0,
  clock: base,
}: { port?: number; clock?: () => Date } = {}) {
  const clock = movableClock(base);
  const faultSettings = createFaultSettings(defaultFaultSettings);
  let url = '';
  const settings = {
    now: clock.now,
    faultSettings: faultSettings.current,
    secret: TEST_WEBHOOK_SECRET,
    base: () => url,
  };
  const deliveries = createDeliveries({ now: clock.now, retryMs: 15 * MINUTE_MS, maxTries: 8 });
  const notifier = createNotifier({ ...settings, deliveries });
  const state = createMercadoPagoState({
    clock,
    faultSettings: faultSettings.current,
    notifyChange: notifier.notifyChange,
  });

  const app = createFakeApp();
  const requests = recordRequests(app, { isApi, keyHeader: 'x-idempotency-key' });
  const faults = injectApiFaults(app, isApi);
  registerMercadoPagoApi(app, { ...settings, state });
  registerMercadoPagoPages(app, { state });
  const control = createMercadoPagoControl({
    state,
    clock,
    deliveries,
    faults,
    faultSettings,
    requests,
    notifier,
  });
  registerControlRoutes(app, control);
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
