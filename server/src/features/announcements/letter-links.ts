import { createHmac, timingSafeEqual } from 'node:crypto';

const SHAPE = /^([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\.([\w-]{43})$/;

export type LetterLinks = ReturnType<typeof createLetterLinks>;

/** The links of a letter that end them for its reader, without signing in. They have no end: a letter is read years later. */
export function createLetterLinks(secret: string) {
  const sign = (userId: string) =>
    createHmac('sha256', secret).update(`letters to members:${userId}`).digest('base64url');
  const createToken = (userId: string) => `${userId}.${sign(userId)}`;
  return {
    /** The page that a person opens, and the address that a mail program calls. */
    create: (userId: string, origin: string) => ({
      pageUrl: `${origin}/cartas#enlace=${createToken(userId)}`,
      unsubscribeUrl: `${origin}/api/letters/stop/${createToken(userId)}`,
    }),

    readToken(token: string): string | undefined {
      const [, userId, mac] = SHAPE.exec(token) ?? [];
      if (userId === undefined || mac === undefined) return undefined;
      return timingSafeEqual(Buffer.from(mac), Buffer.from(sign(userId))) ? userId : undefined;
    },
  };
}
