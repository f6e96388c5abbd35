import { z } from 'zod';
import { done, REQUIRED } from './common.ts';
import { endpoint } from './endpoint.ts';

const BAD_EMAIL = 'Ingresa un correo electrónico válido';
const SHORT_PASSWORD = 'La contraseña debe tener al menos 6 caracteres';
export const PASSWORD_LENGTH = { min: 6, max: 200 } as const;

/** Line breaks, control characters and halves of an emoji: nobody types them on purpose. */
const UNREADABLE = /[\p{Cc}\p{Cs}]/u;
const readable = (value: string) => !UNREADABLE.test(value);

const text = (max: number, tooLong: string) =>
  z.string(REQUIRED).trim().min(1, REQUIRED).max(max, tooLong).refine(readable, 'Sacá los caracteres que no se ven.');

/** The e-mail address is the user name: NFKC, lower case. */
const username = z
  .string(REQUIRED)
  .trim()
  .normalize('NFKC')
  .toLowerCase()
  .min(1, REQUIRED)
  .max(254, BAD_EMAIL)
  .regex(/^[^\s@<>"(),:;\\[\]]+@[^\s@.<>"(),:;\\[\]]+(\.[^\s@.<>"(),:;\\[\]]+)+$/u, BAD_EMAIL)
  .refine(readable, BAD_EMAIL);

const newPassword = z
  .string(REQUIRED)
  .min(1, REQUIRED)
  .min(PASSWORD_LENGTH.min, SHORT_PASSWORD)
  .max(PASSWORD_LENGTH.max, 'La contraseña puede tener hasta 200 caracteres');

export const user = z.object({
  id: z.uuid(),
  username: z.string(),
  /** Only administrators carry a role. */
  role: z.literal('admin').optional(),
});
export type User = z.infer<typeof user>;

export const credentials = z.object({
  username,
  password: z
    .string(REQUIRED)
    .min(1, REQUIRED)
    .max(PASSWORD_LENGTH.max, 'La contraseña puede tener hasta 200 caracteres'),
});
export type Credentials = z.infer<typeof credentials>;

export const registration = z
  .object({
    username,
    password: newPassword,
    confirmPassword: z.string().optional(),
    secretQuestion: text(200, 'La pregunta puede tener hasta 200 caracteres'),
    secretAnswer: text(200, 'La respuesta puede tener hasta 200 caracteres'),
    acceptTerms: z.literal(true, 'Para crear la cuenta tenés que aceptar los términos y la privacidad.'),
    isAdult: z.literal(true, 'Forja es para mayores de 18 años: confirmá tu edad para crear la cuenta.'),
    referralCode: z
      .string()
      .trim()
      .max(40, 'Ese código es demasiado largo.')
      .refine(readable, 'Ese código no es válido.')
      .optional(),
  })
  .refine(({ password, confirmPassword }) => confirmPassword === undefined || confirmPassword === password, {
    path: ['confirmPassword'],
    message: 'Las contraseñas no coinciden',
    when: ({ value }) =>
      typeof value === 'object' && value !== null && 'password' in value && typeof value.password === 'string',
  });
export type Registration = z.infer<typeof registration>;

export const register = endpoint({
  method: 'POST',
  path: '/api/register',
  access: 'public',
  summary: 'Creates an account and signs in',
  body: registration,
  maxBodyBytes: 8 * 1024,
  response: user,
  refusals: ['account_exists', 'too_many_tries'],
});

export const login = endpoint({
  method: 'POST',
  path: '/api/login',
  access: 'public',
  summary: 'Signs in',
  body: credentials,
  maxBodyBytes: 8 * 1024,
  response: user,
  refusals: ['wrong_credentials', 'too_many_tries'],
});

export const logout = endpoint({
  method: 'POST',
  path: '/api/logout',
  access: 'public',
  summary: 'Ends this sign-in; asking twice is fine',
  response: done,
});

export const currentUser = endpoint({
  method: 'GET',
  path: '/api/user',
  access: 'user',
  summary: 'Who is signed in; 401 when nobody is',
  response: user,
});
