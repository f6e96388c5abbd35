import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../../server/src/database/embedded/start-embedded-postgres.ts';
import { type App, startApp } from './app.ts';

/** Settings of a staging deployment; no journey pays, so no provider is called. */
const SETTINGS = {
  APP_ENV: 'staging',
  APP_ORIGIN: 'https://prueba.forja.example',
  APP_SECRET: 'f2Vq9LxT7bKm4RzN8cWj3HsP6dYg5QaE',
  MP_API_BASE: '',
  MP_ACCESS_TOKEN: 'TEST-1234567890-112026-abcdef-44444',
  MP_WEBHOOK_SECRET: '7c1e94b0a85d3f26e9b4d7012c6fa83b',
  PAYPAL_API_BASE: 'https://api-m.sandbox.paypal.com',
  PAYPAL_CLIENT_ID: 'AWq7YtLk2MnXs9Rb4VcPz8Jd6HfGe3Tu',
  PAYPAL_CLIENT_SECRET: 'EKx5Nb8QwZt2Vr7Lm4Jc9Yh3Gp6Sd1Fa',
  PAYPAL_WEBHOOK_ID: '4GH71526KL903482M',
  PAYPAL_MERCHANT_ID: 'MZ8KQ2WLT5RXN',
};

/** Starts the build with production rules, the providers' sandboxes and an external database. */
export async function startStaging(): Promise<App> {
  const dataDir = await mkdtemp(join(tmpdir(), 'forja-staging-'));
  const database = await startEmbeddedPostgres({ dataDir, log: () => {} });
  const app = await startApp({ ...SETTINGS, DATABASE_URL: database.url });
  return {
    ...app,
    async stop() {
      await app.stop();
      await database.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
