import { randomUUID } from 'node:crypto';
import { ENGINE_VERSION } from '@forja/domain/plan/engine-version';
import { DAY_MS } from '@forja/domain/units/durations';
import { Secret, TOTP } from 'otpauth';
import { buildApp } from '../../src/app/composition/build-app.ts';
import type { Config } from '../../src/app/config/config.ts';
import { createLogger } from '../../src/app/logger.ts';
import type { Database } from '../../src/database/connect.ts';
import { createAuditRepository } from '../../src/features/identity/audit/audit.repository.ts';
import { createAudit } from '../../src/features/identity/audit/audit.service.ts';
import { grantAdmin } from '../../src/features/identity/grant-admin.ts';
import { createIdentityRepository } from '../../src/features/identity/storage/identity.repository.ts';
import { dailyMeasure, PLAN_INPUTS, SEEDED_DAYS } from './seed-records.ts';

const RENEWAL_DAY = 70;
const HOST = 'localhost:3000';
const ORIGIN = `http://${HOST}`;
const PASSWORD = 'mate amargo 7';
const MEMBER = 'miembro@ejemplo.com.ar';
const VISITOR = 'visita@ejemplo.com.ar';
const ADMIN = 'administracion@ejemplo.com.ar';

const dayInBuenosAires = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/Argentina/Buenos_Aires',
});

export async function seedDatabase(db: Database, config: Config): Promise<string> {
  const identity = createIdentityRepository(db);
  if (await identity.findByUsername(MEMBER))
    throw new Error(`${MEMBER} is already in this database. npm run db:reset empties it.`);

  const end = Date.now();
  let day = 0;
  const now = () => new Date(end - (SEEDED_DAYS - day) * DAY_MS);
  const { app } = await buildApp({
    db,
    logger: createLogger('silent'),
    now,
    mail: undefined,
    providers: [],
    onWebhookStored: () => {},
    settings: {
      ...config,
      appOrigin: undefined,
      payments: { ...config.payments, hasSimulation: true, publicOrigin: () => ORIGIN },
    },
  });
  const signUp = createSignUp(app);
  try {
    const member = await signUp(MEMBER);
    await signUp(VISITOR);
    const admin = await signUp(ADMIN);
    await grantAdmin(
      { db, identity, audit: createAudit({ audit: createAuditRepository(db), now }) },
      { username: ADMIN, resetSecondFactor: false },
    );
    const secret = await enableSecondFactor(admin, now);
    for (; day <= SEEDED_DAYS; day += 1) {
      if (day === 0 || day === RENEWAL_DAY) await payMembership(member);
      await writeRecords(member, day, now());
    }
    return describeAccounts(secret);
  } finally {
    await app.close();
  }
}

type App = Awaited<ReturnType<typeof buildApp>>['app'];
type Session = (
  method: 'POST' | 'PUT',
  url: string,
  body: object,
) => Promise<Record<string, unknown>>;

function createSession(app: App): Session {
  const cookies = new Map<string, string>();
  return async (method, url, payload) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const reply = await app.inject({
      method,
      url,
      payload,
      headers: { host: HOST, origin: ORIGIN, cookie },
    });
    if (reply.statusCode >= 400)
      throw new Error(`${method} ${url} answered ${reply.statusCode}: ${reply.body}`);
    for (const { name, value } of reply.cookies) cookies.set(name, value);
    return reply.headers['content-type']?.toString().startsWith('application/json')
      ? reply.json()
      : {};
  };
}

function createSignUp(app: App) {
  return async (username: string): Promise<Session> => {
    const session = createSession(app);
    await session('POST', '/api/register', {
      username,
      password: PASSWORD,
      confirmPassword: PASSWORD,
      secretQuestion: '¿Cómo se llamaba tu primera mascota?',
      secretAnswer: 'Tobi',
      acceptTerms: true,
      isAdult: true,
    });
    return session;
  };
}

/** The role change ended the session that registered. */
async function enableSecondFactor(session: Session, now: () => Date): Promise<string> {
  await session('POST', '/api/login', { username: ADMIN, password: PASSWORD });
  const secret = String(
    (await session('POST', '/api/account/second-factor', { password: PASSWORD }))['secret'],
  );
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: now().getTime(),
  });
  await session('POST', '/api/account/second-factor/confirm', { code });
  return secret;
}

async function payMembership(session: Session): Promise<void> {
  const checkout = await session('POST', '/api/checkouts', {
    clientKey: randomUUID(),
    processor: 'simulation',
  });
  await session('POST', new URL(String(checkout['redirectUrl'])).pathname, { action: 'approve' });
  await session('POST', '/api/activate-membership-direct', {
    processor: 'simulation',
    paymentId: 'direct_seed',
  });
}

async function writeRecords(session: Session, day: number, at: Date): Promise<void> {
  const measure = dailyMeasure(day);
  const write = (name: string, value: object) =>
    session('PUT', `/api/${name}/${createRecordId(at)}`, { revision: 0, value });
  if (measure) await write('measures', { takenOn: dayInBuenosAires.format(at), ...measure });
  const input = PLAN_INPUTS.get(day);
  if (input)
    await write('plans', { createdAt: at.toISOString(), input, engineVersion: ENGINE_VERSION });
}

/** UUIDv7, as devices generate: later ids sort higher. */
function createRecordId(at: Date): string {
  const time = at.getTime().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}

const describeAccounts = (secret: string) => `The password of each is: ${PASSWORD}

  ${MEMBER}          a member, with ${SEEDED_DAYS} days of measures and ${PLAN_INPUTS.size} saved plans
  ${VISITOR}           an account without a membership
  ${ADMIN}   an administrator

The administrator's second step, for an authenticator application:
  secret ${secret}
  ${new TOTP({ issuer: 'Forja', label: ADMIN, secret: Secret.fromBase32(secret) }).toString()}`;
