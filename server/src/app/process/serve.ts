import { connect } from '../../database/connect.ts';
import { startEmbeddedPostgres } from '../../database/embedded/start-embedded-postgres.ts';
import { migrate } from '../../database/migrate.ts';
import { createSmtpMail } from '../../gateways/mail/smtp-mail.ts';
import { buildApp } from '../composition/build-app.ts';
import { closeGracefully } from './close-gracefully.ts';
import { type Config, readConfig } from '../config/config.ts';
import { startJobs } from './jobs.ts';
import { trimHeap } from './trim-heap.ts';
import { createLogger } from '../logger.ts';
import { paymentProviders } from '../composition/payment-providers.ts';

/** Whoever waited for the start comes first. */
const SETTLED_MS = 1_500;
const say = (line: string) => void process.stdout.write(`${line}\n`);

/** Runs the server until a signal ends it, or says why it cannot. */
export async function serve(env: NodeJS.ProcessEnv): Promise<void> {
  try {
    await start(readConfig(env));
  } catch (error) {
    process.stderr.write(`${explained(error)}\n`);
    process.exit(1);
  }
}

async function start(config: Config): Promise<void> {
  const logger = createLogger(config.logLevel);
  const closing: (() => Promise<void>)[] = [];
  const closeAll = async () => {
    for (const close of closing.splice(0).reverse()) await close();
  };
  closeGracefully(closeAll);

  try {
    const databaseUrl = config.databaseUrl ?? (await embedded(config, closing));
    await migrate(databaseUrl);

    const { db, query, close } = connect(databaseUrl, {
      onLost: (err) => logger.warn({ err }, 'database connection lost'),
    });
    closing.push(close);

    const now = () => new Date(Date.now() + config.clockAheadMs);
    let onWork = () => {};
    let origin = config.appOrigin ?? '';
    const { app, payments, sweep, sendAccountLetters } = await buildApp({
      db,
      logger,
      now,
      mail: config.mail && createSmtpMail(config.mail),
      providers: paymentProviders(config, now),
      onWork: () => onWork(),
      settings: { ...config, payments: { ...config.payments, publicOrigin: () => origin } },
    });
    closing.push(() => app.close());
    if (config.isProduction && (await payments.countSimulated()) > 0)
      throw new Error('This database has simulated payments: it is not one for production.');
    await app.listen({ port: config.port, host: config.host });
    const { port } = app.server.address() as { port: number }; // a server that listens on TCP has one
    origin ||= `http://localhost:${port}`;

    const jobs = await startJobs({ query, payments, sweep, sendAccountLetters, logger });
    closing.push(jobs.stop);
    onWork = jobs.work;
    say(origin);
    setTimeout(trimHeap, SETTLED_MS).unref();
  } catch (error) {
    await closeAll();
    throw error;
  }
}

async function embedded({ dataDir }: Config, closing: (() => Promise<void>)[]): Promise<string> {
  const { url, stop } = await startEmbeddedPostgres({ dataDir, log: say });
  closing.push(stop);
  return url;
}

function explained(error: unknown): string {
  if (!(error instanceof Error)) return 'Forja could not start.';
  if ('code' in error && error.code === 'EADDRINUSE' && 'port' in error) {
    return `Port ${String(error.port)} is already in use. Close what uses it, or start on another one: PORT=${Number(error.port) + 1} npm start`;
  }
  if ('code' in error && error.code === 'EACCES' && 'port' in error)
    return `This user may not listen on port ${String(error.port)}. Choose one above 1023: PORT=3000 npm start`;
  return error.message || String(error);
}
