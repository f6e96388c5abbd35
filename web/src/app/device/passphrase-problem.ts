import { passwordStrength } from '../../features/identity/form/password-strength.ts';

export const PASSPHRASE_LENGTH = 12;

/**
 * Attackers who hold the file can guess offline without limit, so a passphrase must be longer than
 * a password.
 */
export function passphraseProblem(passphrase: string): 'short' | 'weak' | undefined {
  if (passphrase.trim().length < PASSPHRASE_LENGTH) return 'short';
  return passwordStrength(passphrase.trim()) === 'weak' ? 'weak' : undefined;
}
