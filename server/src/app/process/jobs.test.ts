import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { connect } from '../../database/connect.ts';
import { aShop } from '../../features/payments/ledger/shop.fixture.ts';
import { createJobRunsRepository } from '../../features/jobs/job-runs.repository.ts';
import { createJobRuns } from '../../features/jobs/job-runs.service.ts';
import { startJobs } from './jobs.ts';
import { createLogger } from '../logger.ts';

test(
  'two servers share their jobs: one of them processes a message within seconds, and both stop',
  { timeout: 90_000 },
  async () => {
    const shop = await aShop();
    const servers = await Promise.all(
      [1, 2].map(async () => {
        const { db, query, close } = connect(shop.url, { onLost: () => {} });
        onTestFinished(close);
        const now = () => new Date();
        return startJobs({
          query,
          jobRuns: createJobRuns({ runs: createJobRunsRepository(db), now }),
          payments: shop.payments,
          deleteExpired: shop.sweep,
          sendAccountEmails: shop.sendAccountEmails,
          refreshFigures: shop.refreshFigures,
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
    for (let waitedMs = 0; waitedMs < 30_000 && !(await isMember()); waitedMs += 100)
      await pause(100);
    expect(await isMember()).toBe(true);
    const jobRuns = createJobRuns({
      runs: createJobRunsRepository(shop.db),
      now: () => new Date(),
    });
    await expect
      .poll(() => jobRuns.list(), { timeout: 20_000 })
      .toContainEqual(
        expect.objectContaining({
          name: 'webhooks',
          state: 'on_time',
          succeededAt: expect.any(Date),
        }),
      );
    await Promise.all(servers.map(({ stop }) => stop()));
  },
);
