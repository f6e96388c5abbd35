import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const NAME = 'forja_checkout';
const SHAPE = /^[A-Za-z0-9_-]{43}$/;
/** Longer than a code of return serves, so that a slow payment comes back to a browser that is still known. */
const MAX_AGE_SECONDS = 2 * 60 * 60;

export type CheckoutCookie = ReturnType<typeof createCheckoutCookie>;

/** Tells the browser where a checkout began from any other that opens its link of return. */
export function createCheckoutCookie({ secure }: { secure: boolean }) {
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: MAX_AGE_SECONDS } as const;

  const nonceOf = (request: FastifyRequest): string | undefined => {
    const nonce = request.cookies[NAME];
    return nonce !== undefined && SHAPE.test(nonce) ? nonce : undefined;
  };

  return {
    /** The hash of what this browser carries. */
    readHash(request: FastifyRequest): string | undefined {
      const nonce = nonceOf(request);
      return nonce === undefined ? undefined : hashOf(nonce);
    },

    /** Marks this browser, or keeps its mark: several tabs may be paying. Answers the hash to keep. */
    mark(request: FastifyRequest, reply: FastifyReply): string {
      const nonce = nonceOf(request) ?? randomBytes(32).toString('base64url');
      reply.setCookie(NAME, nonce, attributes);
      return hashOf(nonce);
    },
  };
}

/** A fast hash is enough: what it hides is random. */
const hashOf = (nonce: string): string => createHash('sha256').update(nonce).digest('base64url');
