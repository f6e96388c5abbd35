import { AppError } from '../../../http/app-error.ts';
import { isCommonPassword } from './is-common-password.ts';

const COMMON =
  'Esa contraseña está entre las primeras que se prueban para entrar a cuentas ajenas. Elegí otra.';
const SAME_AS_EMAIL =
  'Tu correo no sirve como contraseña: cualquiera lo prueba primero. Elegí otra.';

/** Refuses, beside its field, a password that is guessed first. */
export function assertGoodPassword(
  { username, password }: { username: string; password: string },
  path: 'password' | 'newPassword',
): void {
  const typed = password.normalize('NFKC').trim().toLowerCase();
  const name = username.split('@', 1)[0];
  const message =
    typed === username || typed === name
      ? SAME_AS_EMAIL
      : isCommonPassword(password)
        ? COMMON
        : undefined;
  if (message !== undefined) throw new AppError('invalid_input', { fields: [{ path, message }] });
}
