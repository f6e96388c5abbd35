import { randomUUID } from 'node:crypto';
import { AppError } from '../../../http/app-error.ts';
import type { PasskeysRepository } from '../storage/passkeys.repository.ts';

/** Imports 20 MB of memory lazily, at the first ceremony. */
export const loadWebAuthn = () => import('@simplewebauthn/server');

const CHALLENGE_MS = 5 * 60_000;

export type StartedCeremony = { challengeId: string; options: Record<string, unknown> };

type Dependencies = { passkeys: PasskeysRepository; now: () => Date };

export type SaveChallenge = ReturnType<typeof createSaveChallenge>;

/** `userId` is null for a sign-in. */
export const createSaveChallenge =
  ({ passkeys, now }: Dependencies) =>
  async (challenge: string, userId: string | null): Promise<string> => {
    const challengeId = randomUUID();
    const expiresAt = new Date(now().getTime() + CHALLENGE_MS);
    await passkeys.addChallenge({ id: challengeId, userId, challenge, expiresAt });
    return challengeId;
  };

export async function orPasskeyError<T>(verification: Promise<T>, message?: string): Promise<T> {
  try {
    return await verification;
  } catch {
    throw new AppError('passkey_not_accepted', message === undefined ? {} : { message });
  }
}
