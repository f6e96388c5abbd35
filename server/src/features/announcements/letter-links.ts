import { createHmac, timingSafeEqual } from 'node:crypto';
import type { PurposeKeys } from '../../keys/keyring.ts';

const SHAPE = /^([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\.([\w-]{43})$/;

export type LetterLinks = ReturnType<typeof createLetterLinks>;

/** Unsubscribe links never expire, because letters are read years later. */
export function createLetterLinks({ present, all }: PurposeKeys) {
  const sign = (key: Buffer, userId: string) =>
    createHmac('sha256', key).update(userId).digest('base64url');
  const createToken = (userId: string) => `${userId}.${sign(present, userId)}`;
  return {
    create: (userId: string, origin: string) => ({
      pageUrl: `${origin}/cartas#enlace=${createToken(userId)}`,
      unsubscribeUrl: `${origin}/api/letters/stop/${createToken(userId)}`,
    }),

    readToken(token: string): string | undefined {
      const [, userId, mac] = SHAPE.exec(token) ?? [];
      if (userId === undefined || mac === undefined) return undefined;
      const isSigned = all.some((key) =>
        timingSafeEqual(Buffer.from(mac), Buffer.from(sign(key, userId))),
      );
      return isSigned ? userId : undefined;
    },
  };
}
