import { defaults } from '@forja/contract/brand';
import { expect, onTestFinished, test } from 'vitest';
import { connect } from '../../database/connect.ts';
import { appWith, createClient } from '../composition/app-with.fixture.ts';
import { buildApp } from '../composition/build-app.ts';
import { createLogger } from '../logger.ts';

test('a server with its migrated database is alive and ready', async () => {
  const { visitor } = await appWith();
  expect((await visitor.get('/healthz')).json()).toEqual({ status: 'ok' });
  const ready = await visitor.get('/readyz');
  expect(ready.statusCode).toBe(200);
  expect(ready.json()).toEqual({ status: 'ok', database: 'ready' });
  expect(ready.headers['cache-control']).toBe('no-store');
});

test('a closing server fails its readiness and still serves requests', async () => {
  const { visitor, health } = await appWith({ isNew: true });
  expect((await visitor.get('/readyz')).statusCode).toBe(200);
  expect(health.startDraining()).toBe(true);
  const reply = await visitor.get('/readyz');
  expect(reply.statusCode).toBe(503);
  expect(reply.json()).toEqual({ status: 'unavailable', reason: 'draining' });
  expect((await visitor.get('/api/prices')).statusCode).toBe(200);
});

test('a server without a balancer closes without waiting', async () => {
  expect((await appWith({ isNew: true })).health.startDraining()).toBe(false);
});

test('a server with pending migrations is alive and not ready', async () => {
  const { visitor, db } = await appWith();
  await db.execute("update migrations set name = 'x' || name");
  try {
    const reply = await visitor.get('/readyz');
    expect(reply.statusCode).toBe(503);
    expect(reply.json()).toEqual({ status: 'unavailable', database: 'not_migrated' });
  } finally {
    await db.execute('update migrations set name = substr(name, 2)');
  }
});

test('a server without its database is alive, not ready, and answers 503', async () => {
  const { db, close } = connect('postgresql://nobody@127.0.0.1:1/nothing', { onLost: () => {} });
  const { app } = await buildApp({
    db,
    logger: createLogger('silent'),
    now: () => new Date(),
    providers: [],
    onWebhookStored: () => {},
    settings: {
      isProduction: false,
      isStaging: false,
      appOrigin: undefined,
      secret: 's',
      secureCookies: false,
      trustedProxies: undefined,
      webDist: '/nowhere',
      referralPercent: 10,
      contacts: defaults.contacts,
      seller: {},
      payments: {
        prices: { months: 3, arsCents: 1, usdCents: 1 },
        transfer: undefined,
        acceptsUnlistedCoupons: true,
        hasSimulation: false,
        publicOrigin: () => 'http://localhost:3000',
      },
    },
  });
  onTestFinished(async () => {
    await app.close();
    await close();
  });
  const visitor = createClient(app);
  expect((await visitor.get('/healthz')).statusCode).toBe(200);
  expect((await visitor.get('/readyz')).json()).toEqual({
    status: 'unavailable',
    database: 'unreachable',
  });
  const login = await visitor.post('/api/login', {
    username: 'ana@ejemplo.com.ar',
    password: 'mate amargo 7',
  });
  expect(login.statusCode).toBe(503);
  expect(login.headers['retry-after']).toBe('10');
  expect(login.json()).toMatchObject({ success: false, code: 'unavailable' });
});
