import { cases } from '@forja/domain/properties/cases.fixture';
import { HOUR_MS } from '@forja/domain/units/durations';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { appWith } from '../../../app/composition/app-with.fixture.ts';
import { createMemoryMail } from '../../../gateways/mail/memory-mail.fixture.ts';
import { usersTable } from '../storage/identity.table.ts';
import { aRegistration, aUser } from '../users.fixture.ts';

const ADDRESS = 'duenia@ejemplo.com.ar';
const HERS = {
  password: 'mate dulce y bizcochos',
  secretAnswer: 'Señora Nuñez',
  key: 'h'.repeat(43),
};
const HIS = { password: 'la del intruso 8', secretAnswer: 'Firulais', key: 'i'.repeat(43) };
/** Slow enough to stay under the email limits. */
const STEP_MS = 3 * HOUR_MS;
const LIFE_MS = 24 * HOUR_MS;
const STEPS = [
  'he registers',
  'she registers',
  'she presses her link',
  'she presses his link',
  'she recovers by mail',
  'he asks for the address',
  'nothing',
] as const;
type Step = (typeof STEPS)[number];

async function play(steps: readonly Step[], isHis: boolean): Promise<void> {
  const his = aUser({ username: 'intruso@ejemplo.com.ar', password: HIS.password });
  const early = aUser({ username: ADDRESS, ...HIS });
  const mail = createMemoryMail();
  const { visitor, as, db, pass, now, end } = await appWith({
    users: isHis ? [his, early] : [his],
    mail,
  });
  const him = await as(his);
  const links: { by: 'she' | 'he'; token: string; madeAt: number }[] = [];
  const state: { holder: 'she' | 'he' | undefined; isNotified: boolean } = {
    holder: isHis ? 'he' : undefined,
    isNotified: false,
  };

  const receive = async (ask: () => Promise<{ statusCode: number }>) => {
    const before = mail.sent.length;
    expect((await ask()).statusCode).toBe(200);
    await expect.poll(() => mail.sent.length).toBe(before + 1);
    return mail.sent.at(-1)?.text ?? '';
  };
  async function register(by: 'she' | 'he') {
    const { password, secretAnswer, key } = by === 'she' ? HERS : HIS;
    const form = { username: ADDRESS, password, confirmPassword: undefined, secretAnswer };
    const ask = () => visitor.post('/api/register', aRegistration({ ...form, browserKey: key }));
    if (state.isNotified) {
      expect((await ask()).statusCode).toBe(200);
      return;
    }
    state.isNotified = state.holder !== undefined;
    const text = await receive(ask);
    const token = /#registro=(\S+)/.exec(text)?.[1];
    expect(token === undefined).toBe(state.holder !== undefined);
    if (token !== undefined) links.push({ by, token, madeAt: now().getTime() });
  }
  async function press(by: 'she' | 'he') {
    const link = links.findLast((each) => each.by === by);
    if (!link) return;
    const reply = await visitor.post('/api/register/complete', {
      token: link.token,
      browserKey: HERS.key,
      ...(by === 'he' && { password: HERS.password }),
    });
    const isLive = state.holder === undefined && now().getTime() < link.madeAt + LIFE_MS;
    expect(reply.statusCode).toBe(isLive ? (by === 'she' ? 200 : 403) : 410);
    if (reply.statusCode === 200) state.holder = 'she';
  }
  const commands: Record<Step, () => Promise<unknown>> = {
    'he registers': () => register('he'),
    'she registers': () => register('she'),
    'she presses her link': () => press('she'),
    'she presses his link': () => press('he'),
    async 'she recovers by mail'() {
      const ask = () => visitor.post('/api/recovery-links', { username: ADDRESS });
      if (state.holder === undefined) {
        expect((await ask()).statusCode).toBe(200);
        return;
      }
      const token = /recuperar#enlace=(\S+)/.exec(await receive(ask))?.[1] ?? '';
      const used = { token, newPassword: HERS.password };
      expect((await visitor.post('/api/recovery-links/use', used)).statusCode).toBe(200);
      await expect.poll(() => mail.sent.at(-1)?.subject).toContain('Se recuperó');
      state.holder = 'she';
    },
    'he asks for the address': () =>
      receive(() => him.post('/api/account/email', { password: HIS.password, username: ADDRESS })),
    nothing: async () => {},
  };

  for (const step of steps) {
    await commands[step]();
    expect(await db.$count(usersTable, eq(usersTable.username, ADDRESS))).toBe(
      state.holder === undefined ? 0 : 1,
    );
    const enter = async (password: string) =>
      (await visitor.post('/api/login', { username: ADDRESS, password })).statusCode === 200;
    expect([step, await enter(HIS.password)]).toEqual([step, state.holder === 'he']);
    expect([step, await enter(HERS.password)]).toEqual([step, state.holder === 'she']);
    pass(STEP_MS);
  }
  if (state.holder !== 'he') {
    const recovery = {
      username: ADDRESS,
      secretAnswer: HIS.secretAnswer,
      newPassword: 'tereré frío 22',
    };
    expect((await visitor.post('/api/recover-password', recovery)).statusCode).toBe(401);
  }
  await end();
}

/** Cases that random histories rarely reach. */
const KNOWN_HISTORIES: [Step[], boolean][] = [
  [['he registers', 'she presses his link', 'she registers', 'she presses her link'], false],
  [['he registers', 'she registers', 'she presses her link', 'she presses his link'], false],
  [['she registers', 'he registers', 'she presses his link', 'she presses her link'], false],
  [['he registers', 'he asks for the address', 'she presses his link'], false],
  [['she registers', 'she recovers by mail', 'he registers', 'she presses his link'], true],
];

test("in any order of events, an attacker's credentials never open an account whose mailbox the owner proved", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...STEPS), { minLength: 3, maxLength: 8 }),
      fc.boolean(),
      play,
    ),
    { numRuns: cases(12), examples: KNOWN_HISTORIES },
  );
});
