import { expect, test } from 'vitest';
import { appWith, createClient } from '../../../app/composition/app-with.fixture.ts';
import { createMemoryMail } from '../../../gateways/mail/memory-mail.fixture.ts';
import { aUser } from '../users.fixture.ts';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** ana, in the browser where she signed in, and the letters that reach her. */
async function aPerson() {
  const ana = aUser();
  const mail = createMemoryMail();
  const api = await appWith({ users: [ana], mail });
  const visitor = createClient(api.app, '');
  const signIn = async (browser: string) => {
    const reply = await visitor.post(
      '/api/login',
      { username: ana.username, password: ana.password },
      { headers: { 'user-agent': browser } },
    );
    expect(reply.statusCode, reply.body).toBe(200);
    const cookies = reply.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    return createClient(api.app, cookies);
  };
  const letters = async (count: number) => {
    await expect.poll(() => mail.sent).toHaveLength(count);
    return mail.sent;
  };
  return { ...api, ana, signIn, letters };
}

test('a letter says when it was in Buenos Aires, on what device and what to do', async () => {
  const { signIn, letters, ana } = await aPerson();
  await signIn(CHROME);
  await signIn(CHROME);
  await signIn(FIREFOX);
  const [, letter] = await letters(2);
  expect(letter).toMatchObject({
    to: ana.username,
    subject: 'Alguien entró a tu cuenta de Forja desde un dispositivo nuevo',
  });
  expect(letter?.text).toContain('1 de marzo de 2026');
  expect(letter?.text).toMatch(/09:\d\d \(hora de Buenos Aires\)/);
  expect(letter?.text).toContain('Desde: Firefox en Linux');
  expect(letter?.text).toContain('cambiá la contraseña y cerrá las demás sesiones');
});

test.each([
  {
    what: 'the secret question',
    path: '/api/account/secret-question',
    body: { secretQuestion: '¿Cómo se llamaba tu primera mascota?', secretAnswer: 'Rocinante' },
    subject: 'Cambió la pregunta secreta de tu cuenta de Forja',
    step: 'cambiá la contraseña',
  },
  {
    what: 'the password',
    path: '/api/account/password',
    body: { newPassword: 'otra clave muy larga', confirmPassword: 'otra clave muy larga' },
    subject: 'Cambió la contraseña de tu cuenta de Forja',
    step: 'No fui yo: recuperar mi cuenta',
  },
  {
    what: 'the other sessions',
    path: '/api/account/sessions/close-others',
    body: {},
    subject: 'Se cerraron otras sesiones de tu cuenta de Forja',
    step: 'cambiá la contraseña',
  },
])('after a change of $what the mailbox is told at once', async ({ path, body, subject, step }) => {
  const { signIn, letters, ana } = await aPerson();
  const her = await signIn(FIREFOX);
  await letters(1);
  const { password } = ana;
  const reply = await her.post(
    path,
    { password, currentPassword: password, ...body },
    { headers: { 'user-agent': FIREFOX } },
  );
  expect(reply.statusCode, reply.body).toBe(200);
  const [, letter] = await letters(2);
  expect(letter).toMatchObject({ to: ana.username, subject });
  for (const text of ['(hora de Buenos Aires)', 'Desde: Firefox en Linux', step])
    expect(letter?.text).toContain(text);
});
