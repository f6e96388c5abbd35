import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Seconds, from a one-row read to the statement timeout of 15 s. */
const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];

export type Metrics = ReturnType<typeof defineMetrics>;

/** Labels have few values, and none comes from a person. */
export function defineMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge<Label>({ name, help, labelNames, registers });
  return {
    registry,
    requests: new Histogram({
      name: 'forja_http_request_duration_seconds',
      help: 'Requests that were answered, by the pattern of their route and the class of the answer',
      labelNames: ['method', 'route', 'status'] as const,
      buckets: REQUEST_SECONDS,
      registers,
    }),
    jobRuns: new Counter({
      name: 'forja_job_runs_total',
      help: 'Runs of each job on this server',
      labelNames: ['job', 'outcome'] as const,
      registers,
    }),
    jobSeconds: new Counter({
      name: 'forja_job_seconds_total',
      help: 'Time that each job took on this server',
      labelNames: ['job'] as const,
      registers,
    }),
    jobSuccess: gauge(
      'forja_job_last_success_timestamp_seconds',
      'When each job last ended well on this server',
      ['job'],
    ),
    poolConnections: gauge(
      'forja_pool_connections',
      'Connections of this server with the database',
      ['state'],
    ),
    poolWaiting: gauge('forja_pool_waiting', 'Queries that wait for a connection'),
    databaseUp: gauge('forja_database_up', 'Whether the figures below could be read: 1 or 0'),
    emailsWaiting: gauge('forja_outbox_emails_waiting', 'Emails not sent yet, of all servers'),
    oldestEmail: gauge('forja_outbox_oldest_age_seconds', 'Age of the oldest email not sent yet'),
    webhooksWaiting: gauge('forja_webhooks_waiting', 'Messages of the providers to process'),
    oldestWebhook: gauge(
      'forja_webhooks_oldest_age_seconds',
      'Age of the oldest message to process',
    ),
    lastWebhook: gauge(
      'forja_webhook_last_received_age_seconds',
      'Time since the last message of a provider; absent when none ever came',
    ),
    latePayments: gauge(
      'forja_payments_late',
      'Payments whose reading or refund is an hour late or more',
    ),
    payments: gauge('forja_payments', 'Payments, by state', ['state']),
  };
}
