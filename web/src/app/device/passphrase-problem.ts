import { passwordStrength } from '../../features/identity/form/password-strength.ts';

export const PASSPHRASE_LENGTH = 12;

/** Who has the file can guess for years, and nobody counts the tries: it has to be longer than a password. */
export function passphraseProblem(passphrase: string): 'short' | 'weak' | undefined {
  if (passphrase.trim().length < PASSPHRASE_LENGTH) return 'short';
  return passwordStrength(passphrase.trim()) === 'weak' ? 'weak' : undefined;
}
