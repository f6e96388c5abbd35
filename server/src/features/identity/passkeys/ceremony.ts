import { randomUUID } from 'node:crypto';
import { AppError } from '../../../http/app-error.ts';
import type { PasskeysRepository } from '../storage/passkeys.repository.ts';

/** 20 MB of memory that a server without passkeys in use does not need: loaded by the first ceremony. */
export const loadWebAuthn = () => import('@simplewebauthn/server');

const CHALLENGE_MS = 5 * 60_000;

/** The options that the WebAuthn library of the browser reads. */
export type StartedCeremony = { challengeId: string; options: Record<string, unknown> };

type Dependencies = { passkeys: PasskeysRepository; now: () => Date };

export type SaveChallenge = ReturnType<typeof createSaveChallenge>;

/** Keeps what a passkey has to sign, for its owner, or for whoever signs in with null. */
export const createSaveChallenge =
  ({ passkeys, now }: Dependencies) =>
  async (challenge: string, userId: string | null): Promise<string> => {
    const challengeId = randomUUID();
    const expiresAt = new Date(now().getTime() + CHALLENGE_MS);
    await passkeys.addChallenge({ id: challengeId, userId, challenge, expiresAt });
    return challengeId;
  };

/** Turns every error of the library into one refusal. */
export async function orPasskeyError<T>(verification: Promise<T>, message?: string): Promise<T> {
  try {
    return await verification;
  } catch {
    throw new AppError('passkey_not_accepted', message === undefined ? {} : { message });
  }
}
