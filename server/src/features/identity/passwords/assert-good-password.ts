import {
  areSameSecret,
  findAnswerWeakness,
  findWeakness,
  WEAKNESSES,
} from '@forja/contract/identity/credential-rules';
import { AppError } from '../../../http/app-error.ts';
import { isBreachedPassword } from './is-breached-password.ts';
import { normalizeAnswer } from './secret-hash.ts';

const COMMON =
  'Esa contraseña está entre las primeras que se prueban para entrar a cuentas ajenas. Elegí otra.';
const IS_ANSWER = 'Tu respuesta secreta no sirve como contraseña. Elegí otra.';
const BAD_ANSWERS = {
  password: 'La respuesta no puede ser tu contraseña: quien sabe una sabría las dos.',
  question: 'La respuesta no puede estar en la pregunta: la lee cualquiera.',
  address: 'La respuesta no puede ser parte de tu correo: la prueba cualquiera.',
} as const;

export function assertGoodPassword(
  { username, password }: { username: string; password: string },
  path: 'password' | 'newPassword',
): void {
  const weakness = findWeakness(password, username);
  const message =
    weakness !== 'address' && isBreachedPassword(password)
      ? COMMON
      : weakness && WEAKNESSES[weakness];
  if (message !== undefined) throw new AppError('invalid_input', { fields: [{ path, message }] });
}

export function assertGoodAnswer(
  answer: string,
  about: { question: string; username: string; password: string },
): void {
  const weakness = findAnswerWeakness(answer, about);
  if (weakness !== undefined)
    throw new AppError('invalid_input', {
      fields: [{ path: 'secretAnswer', message: BAD_ANSWERS[weakness] }],
    });
}

export function assertNotAnswer(newPassword: string, secretAnswer: string): void {
  const isSame =
    areSameSecret(newPassword, secretAnswer) ||
    normalizeAnswer(newPassword) === normalizeAnswer(secretAnswer);
  if (isSame) throw isAnswerError();
}

export const isAnswerError = (): AppError =>
  new AppError('invalid_input', { fields: [{ path: 'newPassword', message: IS_ANSWER }] });
