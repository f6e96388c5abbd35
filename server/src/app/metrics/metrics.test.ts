import { expect, onTestFinished, test } from 'vitest';
import { connect } from '../../database/connect.ts';
import { emptyTestDatabase } from '../../database/testing/test-database.ts';
import { aUser } from '../../features/identity/users.fixture.ts';
import { providerEventsTable } from '../../features/payments/webhooks/provider-events.table.ts';
import { appWith } from '../composition/app-with.fixture.ts';
import { createMetrics } from './metrics.ts';
import { serveMetrics } from './serve-metrics.ts';

async function measuredServer() {
  const clock = { at: new Date('2026-03-01T12:00:00Z') };
  const connection = connect(await emptyTestDatabase(), { onLost: () => {} });
  const metrics = createMetrics({ ...connection, now: () => clock.at });
  const user = aUser({ isMember: true });
  const server = await appWith({ users: [user], watchRequests: metrics.watchRequests });
  const { port, close } = await serveMetrics(metrics, { port: 0, host: '127.0.0.1' });
  onTestFinished(async () => {
    await close();
    await connection.close().catch(() => {});
  });
  return {
    ...server,
    user,
    metrics,
    connection,
    get: (path: string) => fetch(`http://127.0.0.1:${port}${path}`),
    read: async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text(),
    wait: (ms: number) => void (clock.at = new Date(clock.at.getTime() + ms)),
  };
}

test('requests are counted by route pattern, without anything a person typed', async () => {
  const { visitor, as, user, read } = await measuredServer();
  const person = await as(user);
  await person.get('/api/records/01987c5e-0000-7000-8000-000000000001?secret=palabra');
  await person.get('/api/user');
  await visitor.get('/no-such-page/palabra');
  await visitor.post('/api/login', { username: user.username, password: 'palabra' });
  const text = await read();
  expect(text).toMatch(
    /^forja_http_request_duration_seconds_count\{method="GET",route="\/api\/user",status="2xx"\} 1$/m,
  );
  expect(text).not.toContain('palabra');
  expect(text).not.toContain('01987c5e');
  expect(text).not.toContain(user.username);
  expect(text).not.toContain(user.id);
});

test('pending payments, emails and messages are read from the database', async () => {
  const { read, db, wait } = await measuredServer();
  await db.insert(providerEventsTable).values({
    provider: 'paypal',
    dedupKey: 'message',
    topic: 'PAYMENT.CAPTURE.COMPLETED',
    signature: 'ok',
    headers: {},
    receivedAt: new Date('2026-03-01T11:59:00Z'),
    nextAttemptAt: new Date('2026-03-01T12:00:00Z'),
  });
  const text = await read();
  expect(text).toContain('forja_database_up 1');
  expect(text).toContain('forja_payments{state="approved"} 1');
  expect(text).toContain('forja_payments{state="refunded"} 0');
  expect(text).toContain('forja_outbox_emails_waiting 0');
  expect(text).toContain('forja_webhooks_oldest_age_seconds 60');
  expect(text).toContain('forja_webhook_last_received_age_seconds 60');
  expect(text).toMatch(/^forja_pool_connections\{state="idle"\} \d+$/m);
  await db.delete(providerEventsTable);
  wait(60_000);
  expect(await read()).not.toMatch(/^forja_webhook_last_received_age_seconds \d/m);
});

test('a database that does not answer is a metric, and the others remain', async () => {
  const { read, connection, wait } = await measuredServer();
  await connection.close();
  wait(60_000);
  const text = await read();
  expect(text).toContain('forja_database_up 0');
  expect(text).toContain('process_resident_memory_bytes');
});

test('each run of a job is counted with its outcome, and its error is thrown', async () => {
  const { metrics, read } = await measuredServer();
  await metrics.watchJob('sweep', async () => {});
  const failure = metrics.watchJob('sweep', () => Promise.reject(new Error('no')));
  await expect(failure).rejects.toThrow('no');
  const text = await read();
  expect(text).toContain('forja_job_runs_total{job="sweep",outcome="done"} 1');
  expect(text).toContain('forja_job_runs_total{job="sweep",outcome="failed"} 1');
  expect(text).toContain('forja_job_last_success_timestamp_seconds{job="sweep"} 1772366400');
});

test('the metrics port serves nothing else', async () => {
  const { get } = await measuredServer();
  expect((await get('/')).status).toBe(404);
  expect((await get('/metrics')).headers.get('content-type')).toContain('text/plain');
});
