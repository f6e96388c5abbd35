import { defaults } from '@forja/contract/brand';
import { onTestFinished } from 'vitest';
import { connect } from '../../database/connect.ts';
import type { PaymentProvider } from '../../gateways/payments/payment-provider.ts';
import { createLogger } from '../logger.ts';
import { type App, type AppDependencies, buildApp } from './build-app.ts';

export const ORIGIN = 'http://localhost:3000';

/** Dependencies of one test, replaced for the next. */
type Surroundings = {
  now: () => Date;
  write: (line: string) => void;
  providers: readonly PaymentProvider[];
};
export type ServerParts = Pick<AppDependencies, 'watchRequests' | 'mail' | 'collections'> & {
  settings?: Partial<AppDependencies['settings']>;
  payments?: Partial<AppDependencies['settings']['payments']>;
  isNew?: boolean;
};
type TestServer = Awaited<ReturnType<typeof buildTestServer>>;

/** Idle servers, newest first. Reuse is safe, because a server holds no state of its callers. */
const idleServers: { blueprint: string; testServer: TestServer }[] = [];
const MOST_IDLE = 3;
/** Four workers share the hundred connections of a PostgreSQL. */
const MOST_IDLE_CONNECTIONS = 3;

export async function aTestServer(
  url: string,
  surroundings: Surroundings,
  parts: ServerParts,
): Promise<{ server: TestServer['server']; end: () => Promise<void> }> {
  const blueprint = isShared(parts)
    ? JSON.stringify([url, surroundings.providers.map(({ id }) => id), parts])
    : undefined;
  const place = idleServers.findIndex((idle) => idle.blueprint === blueprint);
  const [idle] = place === -1 ? [] : idleServers.splice(place, 1);
  const testServer = idle?.testServer ?? (await buildTestServer(url, surroundings, parts));
  Object.assign(testServer.surroundings, surroundings);
  let ending: Promise<void> | undefined;
  async function endNow(): Promise<void> {
    if (blueprint === undefined || !testServer.canBeReused()) return testServer.close();
    idleServers.unshift({ blueprint, testServer });
    await idleServers.splice(MOST_IDLE)[0]?.testServer.close();
  }
  const end = () => (ending ??= endNow());
  onTestFinished(end);
  return { server: testServer.server, end };
}

const isShared = ({ isNew, mail, collections, watchRequests, payments }: ServerParts): boolean =>
  !isNew && !mail && !collections && !watchRequests && !payments?.publicOrigin;

async function buildTestServer(
  url: string,
  { ...surroundings }: Surroundings,
  { settings, payments, mail, collections, watchRequests }: ServerParts,
) {
  const { db, countConnections, close } = connect(url, { onLost: () => {} });
  const {
    app,
    deleteExpired: sweep,
    ...services
  }: App = await buildApp({
    db,
    logger: createLogger('debug', { write: (line) => surroundings.write(line) }),
    now: () => surroundings.now(),
    providers: surroundings.providers.map((first, index) =>
      delegateToTest(first, index, surroundings),
    ),
    onWebhookStored: () => {},
    mail,
    collections,
    watchRequests,
    settings: {
      isProduction: false,
      isStaging: false,
      appOrigin: undefined,
      secret: 'a secret of the tests, of no use elsewhere',
      secureCookies: false,
      trustedProxies: undefined,
      webDist: '/nowhere',
      contacts: defaults.contacts,
      seller: {},
      payments: {
        prices: { months: 3, arsCents: 1_000_000, usdCents: 1_000 },
        transfer: {
          alias: 'forja.membresia',
          cbu: '0000003100010000000001',
          holder: 'Forja SAS',
        },
        acceptsUnlistedCoupons: true,
        hasSimulation: true,
        publicOrigin: () => ORIGIN,
        ...payments,
      },
      referralPercent: 10,
      ...settings,
    },
  });
  return {
    server: { app, db, sweep, ...services },
    surroundings,
    /** False while it listens or a request still uses the database. */
    canBeReused(): boolean {
      const { total, idle } = countConnections();
      return idle === total && total <= MOST_IDLE_CONNECTIONS && !app.server.listening;
    },
    async close(): Promise<void> {
      await app.close();
      await close();
    },
  };
}

const delegateToTest = (first: PaymentProvider, index: number, surroundings: Surroundings) =>
  new Proxy(first, {
    get: (_, property: keyof PaymentProvider) => surroundings.providers[index]?.[property],
  });
