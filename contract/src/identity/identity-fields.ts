import { z } from 'zod/mini';
import { REQUIRED } from '../http/common.ts';
import { normalizeEmail } from './email-address.ts';
import { SECRET_QUESTIONS } from './secret-questions.ts';

const BAD_EMAIL = 'Ingresa un correo electrónico válido';
const SHORT_PASSWORD = 'La contraseña debe tener al menos 6 caracteres';
const LONG_PASSWORD = 'La contraseña puede tener hasta 200 caracteres';
const PASSWORD_LENGTH = { min: 6, max: 200 } as const;
const BAD_CODE = 'El código son los seis números que muestra tu aplicación.';

const UNREADABLE = /[\p{Cc}\p{Cs}]/u;
export const readable = (value: string) => !UNREADABLE.test(value);

const text = (max: number, tooLong: string) =>
  z
    .string(REQUIRED)
    .check(
      z.trim(),
      z.minLength(1, REQUIRED),
      z.maxLength(max, tooLong),
      z.refine(readable, 'Sacá los caracteres que no se ven.'),
    );

export const username = z
  .string(REQUIRED)
  .check(
    z.overwrite(normalizeEmail),
    z.minLength(1, REQUIRED),
    z.maxLength(254, BAD_EMAIL),
    z.regex(/^[^\s@<>"(),:;\\[\]]+@[^\s@.<>"(),:;\\[\]]+(\.[^\s@.<>"(),:;\\[\]]+)+$/u, BAD_EMAIL),
    z.refine(readable, BAD_EMAIL),
  );

export const newPassword = z
  .string(REQUIRED)
  .check(
    z.minLength(1, REQUIRED),
    z.minLength(PASSWORD_LENGTH.min, SHORT_PASSWORD),
    z.maxLength(PASSWORD_LENGTH.max, LONG_PASSWORD),
  );

/** Existing passwords skip the rules for new ones. */
export const knownPassword = z
  .string(REQUIRED)
  .check(z.minLength(1, REQUIRED), z.maxLength(PASSWORD_LENGTH.max, LONG_PASSWORD));

export const secretQuestion = z.enum(SECRET_QUESTIONS, {
  error: ({ input }) =>
    input === undefined || (typeof input === 'string' && input.trim() === '')
      ? REQUIRED
      : 'Elegí una pregunta de la lista.',
});
/** Stored answers may be shorter than the current rule; the error must not reveal which. */
export const secretAnswer = text(200, 'La respuesta puede tener hasta 200 caracteres');

const ANSWER_LETTERS = 3;
const countLetters = (answer: string) =>
  answer.normalize('NFKD').match(/[\p{L}\p{N}]/gu)?.length ?? 0;

export const newSecretAnswer = secretAnswer.check(
  z.refine(
    (answer) => answer === '' || countLetters(answer) >= ANSWER_LETTERS,
    `La respuesta tiene que tener al menos ${ANSWER_LETTERS} letras o números`,
  ),
);
export const passkeyName = text(60, 'El nombre puede tener hasta 60 caracteres');

export const oneTimeCode = z.string(REQUIRED).check(
  z.trim(),
  z.minLength(1, REQUIRED),
  z.regex(/^\d{3} ?\d{3}$/, BAD_CODE),
  z.overwrite((code) => code.replace(' ', '')),
);

export const emailCode = z.string(REQUIRED).check(
  z.trim(),
  z.minLength(1, REQUIRED),
  z.regex(
    /^\d{4} ?\d{4}$/,
    'El código son los ocho números que te mostramos al cambiar el correo.',
  ),
  z.overwrite((code) => code.replace(' ', '')),
);

const BROKEN_LINK = 'Ese enlace está incompleto. Copialo entero del correo.';
export const linkToken = z
  .string(BROKEN_LINK)
  .check(z.minLength(1, BROKEN_LINK), z.maxLength(200, BROKEN_LINK));

/** Random key that recognises the browser when the link of a mail is opened. */
export const browserKey = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/));

type Repeated = Partial<Record<'confirmPassword' | 'password' | 'newPassword', string | undefined>>;

/** The repetition guards against typing errors only, so it is optional. */
const repeats = (path: 'password' | 'newPassword') => ({
  check: (form: Repeated) =>
    form.confirmPassword === undefined || form.confirmPassword === form[path],
  otherwise: {
    path: ['confirmPassword'],
    message: 'Las contraseñas no coinciden',
    when: ({ value }: { value: unknown }) =>
      typeof value === 'object' && value !== null && typeof Reflect.get(value, path) === 'string',
  },
});

export const sameAsPassword = repeats('password');
export const sameAsNewPassword = repeats('newPassword');
