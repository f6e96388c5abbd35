import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { appWith } from '../../../app/composition/app-with.fixture.ts';
import { usersTable } from '../storage/identity.table.ts';
import { isSecret } from '../passwords/secret-hash.ts';
import { aRegistration, aUser } from '../users.fixture.ts';

test('a person registers and is signed in at once', async () => {
  const { visitor } = await appWith();
  const reply = await visitor.post(
    '/api/register',
    aRegistration({ username: '  Ana@Ejemplo.com.AR ' }),
  );
  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    username: 'ana@ejemplo.com.ar',
  });

  const cookie = `forja_session=${reply.cookies[0]?.value}`;
  const userReply = await visitor.get('/api/user', { headers: { cookie } });
  expect(userReply.json()).toEqual(reply.json());
});

test('the database reveals neither the password nor the secret answer', async () => {
  const { visitor, db } = await appWith();
  await visitor.post('/api/register', aRegistration({ secretAnswer: '  TOBÍ ' }));
  const [row] = await db.select().from(usersTable);
  expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(row?.secretAnswerHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await isSecret('tobi', row?.secretAnswerHash ?? '')).toBe(true);
});

test('an existing account is not created again, ignoring capitals', async () => {
  const ana = aUser({ username: 'ana@ejemplo.com.ar' });
  const { visitor, db } = await appWith({ users: [ana] });
  const reply = await visitor.post(
    '/api/register',
    aRegistration({
      username: 'ANA@ejemplo.com.ar',
      password: 'otra clave',
      confirmPassword: 'otra clave',
    }),
  );
  expect(reply.statusCode).toBe(409);
  expect(reply.json()).toEqual({
    success: false,
    code: 'account_exists',
    message: 'No se pudo crear la cuenta',
    requestId: expect.any(String),
  });
  expect(reply.cookies).toEqual([]);
  expect(
    await db.select().from(usersTable).where(eq(usersTable.username, ana.username)),
  ).toHaveLength(1);
});

test('two concurrent registrations of an address create one account', async () => {
  const { visitor } = await appWith();
  const replies = await Promise.all([
    visitor.post('/api/register', aRegistration()),
    visitor.post('/api/register', aRegistration()),
  ]);
  expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
});

test.each([
  {
    why: 'no e-mail',
    body: { username: '' },
    path: 'username',
    message: 'Este campo es obligatorio',
  },
  {
    why: 'a missing e-mail',
    body: { username: undefined },
    path: 'username',
    message: 'Este campo es obligatorio',
  },
  {
    why: 'a broken e-mail',
    body: { username: 'ana@ejemplo' },
    path: 'username',
    message: 'Ingresa un correo electrónico válido',
  },
  {
    why: 'an endless e-mail',
    body: { username: `${'a'.repeat(250)}@b.com` },
    path: 'username',
    message: 'Ingresa un correo electrónico válido',
  },
  {
    why: 'a list of e-mails',
    body: { username: ['ana@ejemplo.com.ar'] },
    path: 'username',
    message: 'Este campo es obligatorio',
  },
  {
    why: 'an e-mail with a null character',
    body: { username: 'ana\u0000@ejemplo.com' },
    path: 'username',
    message: 'Ingresa un correo electrónico válido',
  },
  {
    why: 'a short password',
    body: { password: '12345', confirmPassword: '12345' },
    path: 'password',
    message: 'La contraseña debe tener al menos 6 caracteres',
  },
  {
    why: 'an endless password',
    body: { password: 'x'.repeat(201), confirmPassword: undefined },
    path: 'password',
    message: 'La contraseña puede tener hasta 200 caracteres',
  },
  {
    why: 'a password that everybody tries first',
    body: { password: 'Contraseña123', confirmPassword: undefined },
    path: 'password',
    message: expect.stringContaining('entre las primeras que se prueban'),
  },
  {
    why: 'the address as a password',
    body: { password: 'Ana@ejemplo.com.ar', confirmPassword: undefined },
    path: 'password',
    message: expect.stringContaining('Tu correo no sirve como contraseña'),
  },
  {
    why: 'an object for a password',
    body: { password: { $ne: '' } },
    path: 'password',
    message: 'Este campo es obligatorio',
  },
  {
    why: 'two passwords',
    body: { confirmPassword: 'otra cosa' },
    path: 'confirmPassword',
    message: 'Las contraseñas no coinciden',
  },
  {
    why: 'no question',
    body: { secretQuestion: '   ' },
    path: 'secretQuestion',
    message: 'Este campo es obligatorio',
  },
  {
    why: "a question in the person's own words",
    body: { secretQuestion: '¿Cómo le digo a mi tía?' },
    path: 'secretQuestion',
    message: 'Elegí una pregunta de la lista.',
  },
  {
    why: 'the question that stands for own words',
    body: { secretQuestion: 'La pregunta que escribiste vos' },
    path: 'secretQuestion',
    message: 'Elegí una pregunta de la lista.',
  },
  {
    why: 'no answer',
    body: { secretAnswer: '' },
    path: 'secretAnswer',
    message: 'Este campo es obligatorio',
  },
  {
    why: 'an answer of two letters',
    body: { secretAnswer: ' Bú! ' },
    path: 'secretAnswer',
    message: 'La respuesta tiene que tener al menos 3 letras o números',
  },
  {
    why: 'an endless answer',
    body: { secretAnswer: 'x'.repeat(201) },
    path: 'secretAnswer',
    message: 'La respuesta puede tener hasta 200 caracteres',
  },
  {
    why: 'terms not accepted',
    body: { acceptTerms: false },
    path: 'acceptTerms',
    message: expect.stringContaining('aceptar los términos'),
  },
  {
    why: 'a minor',
    body: { isAdult: undefined },
    path: 'isAdult',
    message: expect.stringContaining('mayores de 18'),
  },
  {
    why: 'an endless code',
    body: { referralCode: 'x'.repeat(41) },
    path: 'referralCode',
    message: 'Ese código es demasiado largo.',
  },
])('registration refuses $why and names the field', async ({ body, path, message }) => {
  const { visitor, db } = await appWith();
  const reply = await visitor.post('/api/register', aRegistration(body));
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toMatchObject({
    success: false,
    code: 'invalid_input',
    fields: [{ path, message }],
  });
  expect(await db.select().from(usersTable)).toEqual([]);
});

test('an empty registration names every required field', async () => {
  const { visitor } = await appWith();
  const { fields } = (await visitor.post('/api/register', {})).json<{
    fields: { path: string }[];
  }>();
  expect(fields.map(({ path }) => path).sort()).toEqual([
    'acceptTerms',
    'isAdult',
    'password',
    'secretAnswer',
    'secretQuestion',
    'username',
  ]);
});

test('unknown fields are ignored: nobody registers as administrator', async () => {
  const { visitor, db } = await appWith();
  const reply = await visitor.post(
    '/api/register',
    aRegistration({ role: 'admin', id: '00000000-0000-4000-8000-000000000000' }),
  );
  expect(reply.json()).not.toHaveProperty('role');
  const [row] = await db.select().from(usersTable);
  expect(row).toMatchObject({ role: 'user' });
  expect(row?.id).not.toBe('00000000-0000-4000-8000-000000000000');
});

test('the referral code is stored', async () => {
  const { visitor, db } = await appWith();
  await visitor.post('/api/register', aRegistration({ referralCode: ' GYM-12 ' }));
  expect((await db.select().from(usersTable))[0]?.referralCode).toBe('GYM-12');
});
