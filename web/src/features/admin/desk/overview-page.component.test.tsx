import { JOB_NAMES, type readAdminOverview } from '@forja/contract/admin/admin-overview';
import type { ReplyOf } from '@forja/contract/http/endpoint';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { assertAccessible } from '../../../shared/assert-accessible.fixture.ts';
import { queryClient } from '../../../shared/http/query-client.ts';
import { renderComponent } from '../../../shared/render-component.fixture.tsx';
import { overviewQuery } from './desk.queries.ts';
import { OverviewPage } from './overview-page.tsx';

type Overview = ReplyOf<typeof readAdminOverview>;
type Income = Overview['income'][number];

const at = new Date('2026-03-10T15:00:00Z');
const anIncome = (
  processor: Income['processor'],
  currency: string,
  amountMinor: number,
): Income => ({
  month: '2026-03',
  processor,
  currency,
  amountMinor,
  payments: 1,
});

const overview: Overview = {
  countedAt: new Date('2026-03-01T12:00:00Z'),
  counts: {
    people: 1_204,
    members: 310,
    paymentsToReview: 2,
    withdrawalsOpen: 1,
    withdrawalsOverdue: 0,
    openDifferences: 0,
    newPartners: 0,
  },
  months: Array.from({ length: 12 }, (_, index) => {
    const ago = 11 - index;
    return {
      month: new Date(Date.UTC(2026, 2 - ago, 1)).toISOString().slice(0, 7),
      registrations: 10 + index,
      members: 200 + index,
      checkouts: 20,
      paidCheckouts: 12,
    };
  }),
  income: [
    anIncome('mercadopago', 'ARS', 123_450_000),
    anIncome('manual', 'ARS', 4_550_000),
    anIncome('coupon', 'ARS', 0),
    anIncome('paypal', 'USD', 9_900),
  ],
  cohorts: [
    { month: '2025-11', people: 40, dueAt3: 40, keptAt3: 30, dueAt6: 0, keptAt6: 0 },
    { month: '2026-03', people: 22, dueAt3: 0, keptAt3: 0, dueAt6: 0, keptAt6: 0 },
  ],
  health: {
    postgresVersion: '18.1',
    nodeVersion: 'v24.0.0',
    migrations: 40,
    lastMigration: '20261125232228_job_runs',
    emailsWaiting: 0,
    oldestEmailAt: null,
    webhooksWaiting: 0,
    oldestWebhookAt: null,
    lateJobs: 0,
    lastWebhookAt: at,
    syncedDevices: 87,
    lastSyncAt: at,
  },
  missing: ['cuit', 'mail'],
  jobs: JOB_NAMES.map((name) => ({
    name,
    startedAt: at,
    succeededAt: name === 'expired_data' ? null : at,
    failedAt: name === 'expired_data' ? at : null,
    state: name === 'expired_data' ? 'failed' : 'on_time',
  })),
};

const chart = (name: string | RegExp) => page.getByRole('img', { name });

test('the overview charts income per currency and retention of completed cohorts, on the narrowest phone', async () => {
  await page.viewport(320, 800);
  queryClient.setQueryData(overviewQuery.queryKey, overview);
  await renderComponent(
    <main>
      <OverviewPage />
    </main>,
    '/admin',
  );
  await expect
    .element(chart(/^Ingresos por mes en pesos\. Este mes: \$\s?1\.280\.000\.$/))
    .toBeVisible();
  await expect.element(chart(/^Ingresos por mes en dólares/)).toBeVisible();
  await expect.element(page.getByRole('listitem').filter({ hasText: 'CUIT' })).toBeVisible();
  await expect
    .element(
      chart('Qué parte sigue a los 3 meses. De quienes empezaron en 11/25: 30 de 40 (75 %).'),
    )
    .toBeVisible();
  expect(chart(/^Qué parte sigue a los 6 meses/).elements()).toEqual([]);
  await expect
    .element(page.getByRole('row', { name: /^Borrar lo que venció Falló la última vez/ }))
    .toBeVisible();
  await expect
    .element(page.getByRole('row', { name: /^Conciliar con los medios de pago Al día/ }))
    .toBeVisible();
  await expect
    .element(page.getByText('Equipos que sincronizaron en las últimas 24 horas'))
    .toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  await assertAccessible();
});
