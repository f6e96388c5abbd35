import { createHash, randomBytes } from 'node:crypto';

/** User id, to find the row by its owner, and 256 random bits. */
export type SessionToken = {
  userId: string;
  secret: string;
  deviceSecret?: string;
};

const SHAPE =
  /^([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\.([A-Za-z0-9_-]{43})$/;

export const newToken = (userId: string): SessionToken => ({
  userId,
  secret: randomBytes(32).toString('base64url'),
});

export const encodeToken = ({ userId, secret }: SessionToken): string => `${userId}.${secret}`;

export function decodeToken(cookie: string | undefined): SessionToken | undefined {
  const [, userId, secret] = SHAPE.exec(cookie ?? '') ?? [];
  return userId !== undefined && secret !== undefined ? { userId, secret } : undefined;
}

/** A fast hash suffices for a random secret. */
export const tokenHash = ({ secret }: SessionToken): string =>
  createHash('sha256').update(secret).digest('base64url');
