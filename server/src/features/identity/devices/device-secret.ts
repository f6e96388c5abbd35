import { createHash, randomBytes } from 'node:crypto';

/** Browsers keep no cookie for more than 400 days. */
export const DEVICE_DAYS = 400;

const SHAPE = /^[A-Za-z0-9_-]{43}$/;

export const newDeviceSecret = (): string => randomBytes(32).toString('base64url');

export const readDeviceSecret = (cookie: string | undefined): string | undefined =>
  cookie !== undefined && SHAPE.test(cookie) ? cookie : undefined;

/** A fast hash suffices for a random secret. */
export const deviceHash = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url');
