import { ACCOUNT_EVENTS, type AccountEvent } from '@forja/contract/identity/account';
import { MINUTE_MS } from '@forja/domain/units/durations';
import { eq, isNull } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { appWith, type Client, createClient } from '../../../app/composition/app-with.fixture.ts';
import { createMemoryMail } from '../../../gateways/mail/memory-mail.fixture.ts';
import { auditTable } from '../audit/audit.table.ts';
import { anAuthenticator, type Options } from '../passkeys/authenticator.fixture.ts';
import { currentCode } from '../second-factor/administrator.fixture.ts';
import { aRegistration, aUser, type TestUser } from '../users.fixture.ts';
import { emailOutboxTable } from './email-outbox.table.ts';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const REASON = { reason: 'Lo pidió por teléfono', proof: 'Mostró el DNI por videollamada' };
const NEW_PASSWORD = {
  newPassword: 'otra clave muy larga',
  confirmPassword: 'otra clave muy larga',
};
const NEW_ADDRESS = 'nueva@ejemplo.com.ar';

async function aScene() {
  const [ana, eva, boss] = [aUser(), aUser({ role: 'admin' }), aUser({ role: 'admin' })];
  const mail = createMemoryMail();
  const api = await appWith({
    users: [ana, eva, boss],
    mail,
    settings: { appOrigin: undefined },
  });
  const post = async (client: Client, path: string, body: object = {}, browser = FIREFOX) => {
    const reply = await client.post(path, body, { headers: { 'user-agent': browser } });
    expect(reply.statusCode, reply.body).toBe(200);
    return reply;
  };
  const visitor = createClient(api.app, '');
  const signIn = async ({ username, password }: TestUser, browser = FIREFOX) => {
    const { cookies } = await post(visitor, '/api/login', { username, password }, browser);
    return createClient(api.app, cookies.map(({ name, value }) => `${name}=${value}`).join('; '));
  };
  const waitForMail = () =>
    expect
      .poll(() => api.db.$count(emailOutboxTable, isNull(emailOutboxTable.sentAt)), {
        timeout: 10_000,
      })
      .toBe(0);
  const forgetMail = async () => {
    await waitForMail();
    mail.sent.length = 0;
  };
  const findToken = async (address: string) => {
    const find = () => mail.sent.find(({ to }) => to === address)?.text;
    await expect.poll(find, { timeout: 10_000 }).toBeDefined();
    return /#enlace=(\S+)/.exec(find() ?? '')?.[1] ?? '';
  };
  const her = await signIn(ana);
  const office = await api.as(boss);
  const act = (what: string, { id }: TestUser) =>
    post(office, `/api/admin/people/${id}/${what}`, { ...REASON, username: NEW_ADDRESS });
  const addPasskey = async () => {
    const key = anAuthenticator();
    const started = await post(her, '/api/account/passkeys/options', { password: ana.password });
    const { challengeId, options } = started.json<{ challengeId: string; options: Options }>();
    const response = key.create(options);
    const added = await post(her, '/api/account/passkeys', { challengeId, name: 'a', response });
    return { key, id: added.json<{ items: { id: string }[] }>().items[0]?.id ?? '' };
  };
  const turnSecondStepOn = async () => {
    const client = await signIn(eva);
    const { password } = eva;
    const started = await post(client, '/api/account/second-factor', { password });
    const code = currentCode(started.json<{ secret: string }>().secret, api.now());
    await forgetMail();
    await post(client, '/api/account/second-factor/confirm', { code });
  };
  await forgetMail();
  return {
    ...api,
    mail,
    visitor,
    ana,
    eva,
    her,
    post,
    signIn,
    waitForMail,
    forgetMail,
    findToken,
    act,
    addPasskey,
    turnSecondStepOn,
  };
}
type Scene = Awaited<ReturnType<typeof aScene>>;
type EventName = AccountEvent['event'];
type Row = [
  what: string,
  event: EventName,
  who: 'ana' | 'eva',
  happen: (scene: Scene) => Promise<unknown>,
];

const EVENTS: Row[] = [
  [
    'a sign-in on a new device',
    'signed_in_new_device',
    'ana',
    async ({ signIn, ana }) => signIn(ana, CHROME),
  ],
  [
    'a sign-in with a passkey on a new device',
    'signed_in_new_device',
    'ana',
    async ({ addPasskey, forgetMail, post, visitor }) => {
      const { key } = await addPasskey();
      await forgetMail();
      const started = await post(visitor, '/api/passkey-login/options');
      const { challengeId, options } = started.json<{ challengeId: string; options: Options }>();
      await post(
        visitor,
        '/api/passkey-login',
        { challengeId, response: key.get(options) },
        CHROME,
      );
    },
  ],
  [
    'a new password',
    'password_changed',
    'ana',
    ({ post, her, ana }) =>
      post(her, '/api/account/password', { currentPassword: ana.password, ...NEW_PASSWORD }),
  ],
  [
    'a recovery by the question',
    'password_recovered',
    'ana',
    ({ post, visitor, ana: { username, secretAnswer } }) =>
      post(visitor, '/api/recover-password', { username, secretAnswer, ...NEW_PASSWORD }),
  ],
  [
    'a recovery by the mailbox',
    'password_recovered',
    'ana',
    async ({ post, visitor, ana: { username }, findToken, forgetMail }) => {
      await post(visitor, '/api/recovery-links', { username });
      const token = await findToken(username);
      await forgetMail();
      await post(visitor, '/api/recovery-links/use', { token, ...NEW_PASSWORD });
    },
  ],
  [
    'a new address',
    'email_changed',
    'ana',
    async ({ post, her, ana: { password }, findToken, forgetMail }) => {
      await post(her, '/api/account/email', { password, username: NEW_ADDRESS });
      const token = await findToken(NEW_ADDRESS);
      await forgetMail();
      await post(her, '/api/email-confirmations', { token });
    },
  ],
  [
    'another question',
    'secret_question_changed',
    'ana',
    ({ post, her, ana: { password } }) =>
      post(her, '/api/account/secret-question', {
        password,
        secretQuestion: aRegistration().secretQuestion,
        secretAnswer: 'Rocinante',
      }),
  ],
  [
    'the end of the other sessions',
    'sessions_closed',
    'ana',
    ({ post, her, ana: { password } }) =>
      post(her, '/api/account/sessions/close-others', { password }),
  ],
  ['a new passkey', 'passkey_added', 'ana', ({ addPasskey }) => addPasskey()],
  [
    'a passkey less',
    'passkey_removed',
    'ana',
    async ({ addPasskey, forgetMail, her, ana: { password } }) => {
      const { id } = await addPasskey();
      await forgetMail();
      const headers = { 'user-agent': FIREFOX, 'content-type': 'application/json' };
      await her.send('DELETE', `/api/account/passkeys/${id}`, { password }, undefined, headers);
    },
  ],
  ['a second step', 'second_factor_on', 'eva', ({ turnSecondStepOn }) => turnSecondStepOn()],
  [
    'five wrong codes',
    'second_factor_locked',
    'eva',
    async ({ turnSecondStepOn, forgetMail, visitor, eva: { username, password }, pass }) => {
      await turnSecondStepOn();
      await forgetMail();
      const headers = { 'user-agent': FIREFOX };
      for (let i = 0; i < 5; i += 1) {
        pass(MINUTE_MS);
        await visitor.post('/api/login', { username, password, code: `00000${i}` }, { headers });
      }
    },
  ],
  ['a block', 'account_blocked', 'ana', ({ act, ana }) => act('block', ana)],
  [
    'the end of a block',
    'account_unblocked',
    'ana',
    async ({ act, ana, forgetMail }) => {
      await act('block', ana);
      await forgetMail();
      await act('unblock', ana);
    },
  ],
  [
    'sessions that the desk closes',
    'sessions_closed_by_admin',
    'ana',
    ({ act, ana }) => act('close-sessions', ana),
  ],
  [
    'a second step that the desk takes away',
    'second_factor_reset_by_admin',
    'eva',
    async ({ turnSecondStepOn, forgetMail, act, eva }) => {
      await turnSecondStepOn();
      await forgetMail();
      await act('reset-second-factor', eva);
    },
  ],
  [
    'a change of address that the desk starts',
    'email_change_started_by_admin',
    'ana',
    ({ act, ana }) => act('address', ana),
  ],
];

test.each(EVENTS)(
  '%s (%s) sends the owner one email with its time, its device and instructions',
  async (_what, event, who, happen) => {
    const scene = await aScene();
    const { username, id } = scene[who];
    await happen(scene);
    await scene.waitForMail();
    const letters = scene.mail.sent.filter(({ to }) => to === username);
    expect(letters.map(({ subject }) => subject)).toHaveLength(1);
    const text = letters[0]?.text ?? '';
    expect(text).toMatch(/Cuándo: 1 de marzo de 2026 a las 09:\d\d \(hora de Buenos Aires\)/);
    expect(text).toMatch(
      /Desde: (?:Firefox en Linux|Chrome en Windows|la administración de Forja)\n/,
    );
    expect(text).toMatch(/Si no fuiste vos, |Si no lo pediste, |No fui yo: |escribí a \S+@/);
    const events = await scene.db.select().from(auditTable).where(eq(auditTable.userId, id));
    expect(events.map((entry) => entry.event)).toContain(event);
  },
);

const WITHOUT_LETTER = {
  'its own letter brought the link that did it': [
    'registered',
    'email_verified',
    'registration_denied',
    'email_change_cancelled',
    'account_reclaimed',
  ],
  'the letter goes to the new address, and to the previous one when it is done': [
    'email_change_requested',
  ],
  'other users could fill a mailbox with it; Mi Cuenta shows it': [
    'sign_in_failed',
    'recovery_failed',
    'recovery_locked',
  ],
  'a known device': ['signed_in', 'signed_in_with_passkey', 'session_restored'],
  'done from the console by the operator': [
    'role_granted',
    'role_revoked',
    'second_factor_unlocked',
  ],
} as const satisfies Record<string, readonly EventName[]>;

test('every event that opens, closes or changes an account has an email, or a reason for none', () => {
  const account = ACCOUNT_EVENTS.filter(
    (event) =>
      !/^(?:membership_|payment_|transfer_|price_|coupon_|site_notice_|member_letter_|letters_|data_|people_|support_|application_|referral_|withdrawal_)/.test(
        event,
      ),
  );
  const coveredEvents = [
    ...EVENTS.map(([, event]) => event),
    ...Object.values(WITHOUT_LETTER).flat(),
  ];
  expect(new Set(account)).toEqual(new Set(coveredEvents));
});

test.each([
  [
    'a recovery',
    ({ ana }: Scene) => ana.username,
    ({ post, visitor, ana: { username } }: Scene) =>
      post(visitor, '/api/recovery-links', { username }),
  ],
  [
    'a verification',
    ({ ana }: Scene) => ana.username,
    ({ post, her }: Scene) => post(her, '/api/account/email-verification'),
  ],
  [
    'a change of address',
    () => NEW_ADDRESS,
    ({ post, her, ana: { password } }: Scene) =>
      post(her, '/api/account/email', { password, username: NEW_ADDRESS }),
  ],
  [
    'a change to an address that has an account',
    ({ eva }: Scene) => eva.username,
    ({ post, her, ana: { password }, eva: { username } }: Scene) =>
      post(her, '/api/account/email', { password, username }),
  ],
  [
    'a registration',
    () => NEW_ADDRESS,
    ({ post, visitor }: Scene) =>
      post(visitor, '/api/register', aRegistration({ username: NEW_ADDRESS })),
  ],
  [
    'a registration of an address that has an account',
    ({ ana }: Scene) => ana.username,
    ({ post, visitor, ana: { username } }: Scene) =>
      post(visitor, '/api/register', aRegistration({ username })),
  ],
])(
  'the email of %s has the time and device of its request and instructions',
  async (_what, findAddress, request) => {
    const scene = await aScene();
    await request(scene);
    const letters = () => scene.mail.sent.filter(({ to }) => to === findAddress(scene));
    await expect.poll(letters, { timeout: 10_000 }).toHaveLength(1);
    expect(letters()[0]?.text).toMatch(
      /Cuándo: 1 de marzo de 2026 a las 09:00 \(hora de Buenos Aires\)\nDesde: Firefox en Linux\n[^]*(?:Si no fuiste vos, |Si no lo pediste, |No fui yo: )/,
    );
  },
);
