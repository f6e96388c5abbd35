import { createHash, randomBytes } from 'node:crypto';
import { createHostCookie } from '../../../cookies/host-cookie.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';

const NAME = 'forja_checkout';
const SHAPE = /^[A-Za-z0-9_-]{43}$/;
/** Outlives the resume code, so that a slow payment returns to a known browser. */
const MAX_AGE_SECONDS = 2 * 60 * 60;

export type CheckoutCookie = ReturnType<typeof createCheckoutCookie>;

/** Distinguishes the buyer's browser from others that open the return link. */
export function createCheckoutCookie({ secure }: { secure: boolean }) {
  const cookie = createHostCookie(NAME, { secure });

  const readNonce = (request: FastifyRequest): string | undefined => {
    const nonce = cookie.readValue(request);
    return nonce !== undefined && SHAPE.test(nonce) ? nonce : undefined;
  };

  return {
    readHash(request: FastifyRequest): string | undefined {
      const nonce = readNonce(request);
      return nonce === undefined ? undefined : hashNonce(nonce);
    },

    markBrowser(request: FastifyRequest, reply: FastifyReply): string {
      const nonce = readNonce(request) ?? randomBytes(32).toString('base64url');
      cookie.set(reply, nonce, { maxAge: MAX_AGE_SECONDS });
      return hashNonce(nonce);
    },
  };
}

/** A fast hash suffices for a random nonce. */
const hashNonce = (nonce: string): string => createHash('sha256').update(nonce).digest('base64url');
