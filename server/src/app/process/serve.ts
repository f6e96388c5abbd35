import { setTimeout as pause } from 'node:timers/promises';
import { connect } from '../../database/connect.ts';
import { startEmbeddedPostgres } from '../../database/embedded/start-embedded-postgres.ts';
import { migrate } from '../../database/migrate.ts';
import { createIdentityRepository } from '../../features/identity/storage/identity.repository.ts';
import { normalizeStoredAddresses } from '../../features/identity/stored-addresses.ts';
import { createJobRunsRepository } from '../../features/jobs/job-runs.repository.ts';
import { createJobRuns } from '../../features/jobs/job-runs.service.ts';
import type { Mail } from '../../gateways/mail/mail.ts';
import { buildApp } from '../composition/build-app.ts';
import { closeGracefully } from './close-gracefully.ts';
import { type Config, readConfig } from '../config/config.ts';
import { startJobs } from './jobs.ts';
import { trimHeap } from './trim-heap.ts';
import { createLogger } from '../logger.ts';
import type { createMetrics, ServerMetrics } from '../metrics/metrics.ts';
import { createPaymentProviders } from '../composition/payment-providers.ts';

/** Time that a balancer with a probe each second needs to drain. */
const DRAIN_MS = 5_000;
/** Delays the trim until the first requests are answered. */
const HEAP_TRIM_DELAY_MS = 1_500;
const printLine = (line: string) => void process.stdout.write(`${line}\n`);

export async function serve(env: NodeJS.ProcessEnv): Promise<void> {
  try {
    await start(readConfig(env));
  } catch (error) {
    process.stderr.write(`${describeStartupError(error)}\n`);
    process.exit(1);
  }
}

type CloseSteps = (() => Promise<void>)[];

async function start(config: Config): Promise<void> {
  const closeSteps: CloseSteps = [];
  let closing: Promise<void> | undefined;
  const closeAll = async () => {
    for (const close of closeSteps.splice(0).reverse()) await close();
  };
  const close = () => (closing ??= closeAll());
  const starting = open(config, closeSteps);
  // a signal during startup must also close the database, which would keep running
  closeGracefully(() => starting.catch(() => {}).then(close));
  try {
    await starting;
  } catch (error) {
    await close();
    throw error;
  }
}

async function open(config: Config, closeSteps: CloseSteps): Promise<void> {
  const logger = createLogger(config.logLevel);
  const databaseUrl = config.databaseUrl ?? (await startDatabase(config, closeSteps));
  await migrate(databaseUrl);

  const connection = connect(databaseUrl, {
    onLost: (err) => logger.warn({ err }, 'database connection lost'),
  });
  const { db, query, close } = connection;
  closeSteps.push(close);
  await normalizeStoredAddresses(createIdentityRepository(db));

  const now = () => new Date(Date.now() + config.clockAheadMs);
  const metrics =
    config.metrics && (await openMetrics(config.metrics, { ...connection, now }, closeSteps));
  let onWork = () => {};
  let origin = config.appOrigin ?? '';
  const { app, payments, health, deleteExpired, sendAccountEmails, refreshFigures } =
    await buildApp({
      db,
      logger,
      now,
      watchRequests: metrics?.watchRequests,
      mail: config.mail && (await connectMail(config.mail)),
      providers: createPaymentProviders(config, now),
      onWebhookStored: () => onWork(),
      settings: { ...config, payments: { ...config.payments, publicOrigin: () => origin } },
    });
  closeSteps.push(() => app.close());
  if (config.isProduction && (await payments.countSimulated()) > 0)
    throw new Error('This database has simulated payments: it is not one for production.');
  await app.listen({ port: config.port, host: config.host });
  const { port } = app.server.address() as { port: number }; // a TCP server has a port
  origin ||= `http://localhost:${port}`;

  const jobs = await startJobs({
    query,
    payments,
    deleteExpired,
    sendAccountEmails,
    refreshFigures,
    jobRuns: createJobRuns({ runs: createJobRunsRepository(db), now }),
    logger,
    watchJob: metrics?.watchJob,
  });
  closeSteps.push(async () => {
    await Promise.all([jobs.stop(), health.startDraining() && pause(DRAIN_MS)]);
  });
  onWork = jobs.processInbox;
  printLine(origin);
  setTimeout(trimHeap, HEAP_TRIM_DELAY_MS).unref();
}

/** Imports the metrics library only where it is used. */
async function openMetrics(
  address: NonNullable<Config['metrics']>,
  source: Parameters<typeof createMetrics>[0],
  closeSteps: CloseSteps,
): Promise<ServerMetrics> {
  const { createMetrics } = await import('../metrics/metrics.ts');
  const { serveMetrics } = await import('../metrics/serve-metrics.ts');
  const metrics = createMetrics(source);
  const { close } = await serveMetrics(metrics, address);
  closeSteps.push(close);
  return metrics;
}

/** Imports the SMTP client only where it is used. */
async function connectMail(settings: NonNullable<Config['mail']>): Promise<Mail> {
  const { createSmtpMail } = await import('../../gateways/mail/smtp-mail.ts');
  return createSmtpMail(settings);
}

async function startDatabase({ dataDir }: Config, closeSteps: CloseSteps): Promise<string> {
  const { url, stop } = await startEmbeddedPostgres({ dataDir, log: printLine });
  closeSteps.push(stop);
  return url;
}

function describeStartupError(error: unknown): string {
  if (!(error instanceof Error)) return 'Forja could not start.';
  if ('code' in error && error.code === 'EADDRINUSE' && 'port' in error) {
    return `Port ${String(error.port)} is already in use. Close what uses it, or start on another one: PORT=${Number(error.port) + 1} npm start`;
  }
  if ('code' in error && error.code === 'EACCES' && 'port' in error)
    return `This user may not listen on port ${String(error.port)}. Choose one above 1023: PORT=3000 npm start`;
  return error.message || String(error);
}
