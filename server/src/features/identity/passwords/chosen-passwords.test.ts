import { WEAKNESSES } from '@forja/contract/identity/credential-rules';
import { expect, test } from 'vitest';
import { appWith } from '../../../app/composition/app-with.fixture.ts';
import { createMemoryMail } from '../../../gateways/mail/memory-mail.fixture.ts';
import { aRegistration, aUser } from '../users.fixture.ts';

const USERNAME = 'anabelen.paz@empresa.com.ar';
const LEAKED = 'entre las primeras que se prueban';
const WEAK = [
  { password: '        ', refusal: WEAKNESSES.spaces },
  { password: 'AnaBelenPaz2024', refusal: WEAKNESSES.address },
  { password: 'empresa2027', refusal: WEAKNESSES.address },
  { password: 'B0ca 1987!', refusal: WEAKNESSES.word },
  { password: 'vamosriver912', refusal: WEAKNESSES.word },
  { password: 'kñzkñzkñz', refusal: WEAKNESSES.repeated },
  { password: 'ñññññññññk', refusal: WEAKNESSES.repeated },
  { password: '1/2/1990', refusal: WEAKNESSES.date },
  { password: 'river1boca2', refusal: WEAKNESSES.word },
  { password: 'Qwerty!Asdfgh', refusal: WEAKNESSES.sequence },
  { password: 'Sw0rdfish', refusal: LEAKED },
];

async function listPasswordForms() {
  const ana = aUser({ username: USERNAME });
  const mail = createMemoryMail();
  const { as, visitor } = await appWith({ users: [ana], mail });
  const her = await as(ana);
  const link = async (pattern: RegExp, ask: () => Promise<unknown>) => {
    const before = mail.sent.length;
    await ask();
    await expect.poll(() => mail.sent.length).toBeGreaterThan(before);
    return pattern.exec(mail.sent.at(-1)?.text ?? '')?.[1] ?? '';
  };
  const reversal = await link(/recuperar-acceso#enlace=(\S+)/, () =>
    her.post('/api/account/password', {
      currentPassword: ana.password,
      newPassword: 'yerba y termo 3',
    }),
  );
  const current = await as(ana);
  const recovery = await link(/recuperar#enlace=(\S+)/, () =>
    visitor.post('/api/recovery-links', { username: USERNAME }),
  );
  const verification = await link(/correo#enlace=(\S+)/, () =>
    current.post('/api/account/email-verification'),
  );
  const answer = { username: USERNAME, secretAnswer: ana.secretAnswer };
  let count = 0;
  const from = () => ({ remoteAddress: `203.0.113.${(count += 1)}` });
  return {
    ana,
    current,
    visitor,
    from,
    forms: {
      'POST /api/register password': (password: string) =>
        visitor.post(
          '/api/register',
          aRegistration({ username: USERNAME, password, confirmPassword: undefined }),
          from(),
        ),
      'POST /api/account/password newPassword': (newPassword: string) =>
        current.post('/api/account/password', { currentPassword: 'yerba y termo 3', newPassword }),
      'POST /api/recover-password newPassword': (newPassword: string) =>
        visitor.post('/api/recover-password', { ...answer, newPassword }, from()),
      'POST /api/recovery-links/use newPassword': (newPassword: string) =>
        visitor.post('/api/recovery-links/use', { token: recovery, newPassword }, from()),
      'POST /api/email-confirmations newPassword': (newPassword: string) =>
        visitor.post('/api/email-confirmations', { token: verification, newPassword }, from()),
      'POST /api/account-reversals newPassword': (newPassword: string) =>
        visitor.post('/api/account-reversals', { token: reversal, newPassword }, from()),
    },
  };
}

test('every form that sets a password refuses a breached one at its field', async () => {
  const { forms } = await listPasswordForms();
  for (const [form, choose] of Object.entries(forms))
    for (const { password, refusal } of WEAK) {
      const reply = await choose(password);
      expect([form, password, reply.json()]).toEqual([
        form,
        password,
        expect.objectContaining({
          code: 'invalid_input',
          fields: [{ path: form.split(' ')[2], message: expect.stringContaining(refusal) }],
        }),
      ]);
    }
});

test('the password of an account must differ from its secret answer', async () => {
  const { forms, ana } = await listPasswordForms();
  for (const form of [
    'POST /api/account/password newPassword',
    'POST /api/recover-password newPassword',
  ] as const)
    expect((await forms[form](` ${ana.secretAnswer.toUpperCase()} `)).json()).toMatchObject({
      fields: [{ path: 'newPassword', message: expect.stringContaining('respuesta secreta') }],
    });
});

test('a secret answer must differ from the password, the question and the address', async () => {
  const { visitor, current, from } = await listPasswordForms();
  const secretQuestion = '¿Cómo se llamaba tu primera mascota?';
  const password = 'yerba y termo 3';
  for (const secretAnswer of [
    'Yerba y Termo 3',
    'y3rbaytermo3',
    'Tu primera mascota',
    'comosellamabatuprimeramascota',
    'Paz',
    'empresa1',
  ]) {
    const chosen = { secretQuestion, secretAnswer, password };
    const replies = [
      await visitor.post(
        '/api/register',
        aRegistration({ ...chosen, username: USERNAME, confirmPassword: password }),
        from(),
      ),
      await current.post('/api/account/secret-question', chosen),
    ];
    for (const reply of replies)
      expect([secretAnswer, reply.json()]).toEqual([
        secretAnswer,
        expect.objectContaining({
          fields: [
            { path: 'secretAnswer', message: expect.stringContaining('La respuesta no puede') },
          ],
        }),
      ]);
  }
});
