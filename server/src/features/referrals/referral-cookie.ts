import { createHash, randomBytes } from 'node:crypto';
import { parseReferralCode } from '@forja/domain/referrals/referral-code';
import { DAY_MS, SECOND_MS } from '@forja/domain/units/durations';
import { createHostCookie } from '../../cookies/host-cookie.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';

const NAME = 'forja_referral';
const REFERRAL_DAYS = 30;
const MAX_AGE_SECONDS = (REFERRAL_DAYS * DAY_MS) / SECOND_MS;
const NONCE = /^[A-Za-z0-9_-]{22}$/;

export type ReferralCookie = ReturnType<typeof createReferralCookie>;

export function createReferralCookie({ secure }: { secure: boolean }) {
  const cookie = createHostCookie(NAME, { secure });

  const readParts = (request: FastifyRequest) => {
    const [typed = '', nonce = ''] = cookie.readValue(request)?.split('.') ?? [];
    const code = parseReferralCode(typed);
    return code !== undefined && NONCE.test(nonce) ? { code, nonce } : undefined;
  };

  return {
    read(request: FastifyRequest): { code: string; browserHash: string } | undefined {
      const parts = readParts(request);
      return parts && { code: parts.code, browserHash: hashNonce(parts.nonce) };
    },

    set(request: FastifyRequest, reply: FastifyReply, code: string): string {
      const nonce = readParts(request)?.nonce ?? randomBytes(16).toString('base64url');
      cookie.set(reply, `${code}.${nonce}`, { maxAge: MAX_AGE_SECONDS });
      return hashNonce(nonce);
    },
  };
}

/** A fast hash suffices for a random nonce. */
const hashNonce = (nonce: string): string => createHash('sha256').update(nonce).digest('base64url');
