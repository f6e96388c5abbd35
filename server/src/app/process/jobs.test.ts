import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { connect } from '../../database/connect.ts';
import { aShop } from '../../features/payments/ledger/shop.fixture.ts';
import { startJobs } from './jobs.ts';
import { createLogger } from '../logger.ts';

test(
  'two servers share their jobs: a message is looked into by one of them within seconds, and both stop',
  { timeout: 90_000 },
  async () => {
    const shop = await aShop();
    const servers = await Promise.all(
      [1, 2].map(async () => {
        const { query, close } = connect(shop.url, { onLost: () => {} });
        onTestFinished(close);
        return startJobs({
          query,
          payments: shop.payments,
          deleteExpired: shop.sweep,
          sendAccountEmails: shop.sendAccountEmails,
          logger: createLogger('silent'),
        });
      }),
    );
    const { providerPaymentId: id } = shop.mercadoPago.pay(await shop.start());
    await shop.webhook({ key: 'n1', id, signed: true });
    servers[0]?.processInbox();
    const isMember = async () =>
      (await shop.her.get('/api/check-membership')).json<{ hasMembership: boolean }>()
        .hasMembership;
    for (let waited = 0; waited < 30_000 && !(await isMember()); waited += 100) await pause(100);
    expect(await isMember()).toBe(true);
    await Promise.all(servers.map(({ stop }) => stop()));
  },
);
