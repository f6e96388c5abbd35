import { defaults } from '@forja/contract/brand';
import { onTestFinished } from 'vitest';
import { connect } from '../../database/connect.ts';
import type { PaymentProvider } from '../../gateways/payments/payment-provider.ts';
import { createLogger } from '../logger.ts';
import { type App, type AppDependencies, buildApp } from './build-app.ts';

export const ORIGIN = 'http://localhost:3000';

/** What a server has of the test that uses it now, and nothing of the one before. */
type Surroundings = {
  now: () => Date;
  write: (line: string) => void;
  providers: readonly PaymentProvider[];
};
/** What a server is built of besides. */
export type ServerParts = Pick<AppDependencies, 'watchRequests' | 'mail' | 'collections'> & {
  settings?: Partial<AppDependencies['settings']>;
  payments?: Partial<AppDependencies['settings']['payments']>;
  /** A server that no test used before, for those that change it. */
  isNew?: boolean;
};
type TestServer = Awaited<ReturnType<typeof buildTestServer>>;

/**
 * The servers that no test uses now, the last one first, with what they were built of. To build one costs more than most
 * tests, and a server keeps nothing of who called it.
 */
const idleServers: { blueprint: string; testServer: TestServer }[] = [];
const MOST_IDLE = 3;
/** Four workers share the hundred connections of a PostgreSQL: a server that opened many gives them back. */
const MOST_IDLE_CONNECTIONS = 3;

/** A server for this test: one that an earlier test used, if it was built of the same. */
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
    if (blueprint === undefined || !testServer.canWait()) return testServer.close();
    idleServers.unshift({ blueprint, testServer });
    await idleServers.splice(MOST_IDLE)[0]?.testServer.close();
  }
  const end = () => (ending ??= endNow());
  onTestFinished(end);
  return { server: testServer.server, end };
}

/** What is not data is of one test. */
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
    providers: surroundings.providers.map((first, index) => ofTheTest(first, index, surroundings)),
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
    /** Not while it listens, nor while a request that nobody waited for is still in the database. */
    canWait(): boolean {
      const { total, idle } = countConnections();
      return idle === total && total <= MOST_IDLE_CONNECTIONS && !app.server.listening;
    },
    async close(): Promise<void> {
      await app.close();
      await close();
    },
  };
}

/** The provider at that place of the test that uses the server now. */
const ofTheTest = (first: PaymentProvider, index: number, surroundings: Surroundings) =>
  new Proxy(first, {
    get: (_, property: keyof PaymentProvider) => surroundings.providers[index]?.[property],
  });
