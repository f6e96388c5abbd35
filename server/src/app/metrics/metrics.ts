import { PAYMENT_STATES } from '@forja/contract/payments/membership';
import type { FastifyInstance } from 'fastify';
import type { Connection } from '../../database/connect.ts';
import { createAdminOverview } from '../../features/admin/admin-overview.repository.ts';
import { defineMetrics, type Metrics } from './define-metrics.ts';
import { countPaymentStates } from './payment-states.repository.ts';

/** Database figures scan whole tables, so several readers share one count. */
const FRESH_MS = 30_000;

type Dependencies = Pick<Connection, 'db' | 'countConnections'> & { now: () => Date };
export type ServerMetrics = ReturnType<typeof createMetrics>;

export function createMetrics({ db, countConnections, now }: Dependencies) {
  const metrics = defineMetrics();
  const overview = createAdminOverview(db);
  let readAt = -Infinity;

  async function readDatabase(): Promise<void> {
    const at = now();
    if (at.getTime() - readAt < FRESH_MS) return;
    try {
      setWaiting(metrics, await overview.readHealth(at), at);
      for (const state of PAYMENT_STATES) metrics.payments.set({ state }, 0);
      for (const { state, payments } of await countPaymentStates(db))
        metrics.payments.set({ state }, payments);
      metrics.databaseUp.set(1);
      readAt = at.getTime();
    } catch {
      // this metric reports the failure; the others remain
      metrics.databaseUp.set(0);
    }
  }

  return {
    contentType: metrics.registry.contentType,

    async describe(): Promise<string> {
      const { total, idle, waiting } = countConnections();
      metrics.poolConnections.set({ state: 'busy' }, total - idle);
      metrics.poolConnections.set({ state: 'idle' }, idle);
      metrics.poolWaiting.set(waiting);
      await readDatabase();
      return metrics.registry.metrics();
    },

    watchRequests(app: FastifyInstance): void {
      app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
        metrics.requests.observe(
          {
            method,
            route: nameRoute(routeOptions.url),
            status: `${Math.floor(reply.statusCode / 100)}xx`,
          },
          reply.elapsedTime / 1_000,
        );
      });
    },

    async watchJob(job: string, work: () => Promise<unknown>): Promise<void> {
      const startedAt = performance.now();
      let outcome = 'failed';
      try {
        await work();
        outcome = 'done';
        metrics.jobSuccess.set({ job }, now().getTime() / 1_000);
      } finally {
        metrics.jobRuns.inc({ job, outcome });
        metrics.jobSeconds.inc({ job }, (performance.now() - startedAt) / 1_000);
      }
    },
  };
}

type Health = Awaited<ReturnType<ReturnType<typeof createAdminOverview>['readHealth']>>;

function setWaiting(metrics: Metrics, health: Health, at: Date): void {
  const measureAge = (date: Date | null) => (date ? (at.getTime() - date.getTime()) / 1_000 : 0);
  metrics.emailsWaiting.set(health.emailsWaiting);
  metrics.oldestEmail.set(measureAge(health.oldestEmailAt));
  metrics.webhooksWaiting.set(health.webhooksWaiting);
  metrics.oldestWebhook.set(measureAge(health.oldestWebhookAt));
  metrics.latePayments.set(health.lateJobs);
  if (health.lastWebhookAt) metrics.lastWebhook.set(measureAge(health.lastWebhookAt));
  else metrics.lastWebhook.remove();
}

/** Route pattern instead of the address, to bound the label values. */
function nameRoute(pattern: string | undefined): string {
  if (pattern === undefined) return 'unknown';
  return /^\/(?:api\/|healthz$|readyz$)/.test(pattern) ? pattern : 'site';
}
