import { createPrivateKey, createPublicKey, hkdfSync, sign, verify } from 'node:crypto';
import { type MembershipPass, membershipPass } from '@forja/contract/payments/membership-pass';
import { z } from 'zod';
import type { Caller } from '../../http/caller.ts';
import type { MembershipService } from './membership.service.ts';

/** Around the 32 bytes of an Ed25519 key, as PKCS #8 writes it. */
const PKCS8_HEADER = Buffer.from('302e020100300506032b657004220420', 'hex');
/** Administrators have no end date: each of their passes is valid for this long. */
const ADMINISTRATOR_MS = 7 * 86_400_000;

type Dependencies = {
  membership: Pick<MembershipService, 'readStatus'>;
  secret: string;
  now: () => Date;
};

export type MembershipPasses = ReturnType<typeof createMembershipPasses>;

/** Signs the end of a membership. The key is derived from the secret, so every server signs with the same one. */
export function createMembershipPasses({ membership, secret, now }: Dependencies) {
  const seed = Buffer.from(hkdfSync('sha256', secret, '', 'membership pass', 32));
  const key = createPrivateKey({
    key: Buffer.concat([PKCS8_HEADER, seed]),
    format: 'der',
    type: 'pkcs8',
  });
  const verifyingKey = createPublicKey(key);
  const publicKey = verifyingKey.export({ format: 'jwk' }).x ?? '';

  async function findPassEnd(caller: Pick<Caller, 'id' | 'role'>, at: Date): Promise<Date | null> {
    const { endsAt } = await membership.readStatus(caller);
    if (caller.role !== 'admin') return endsAt;
    return new Date(Math.max(endsAt?.getTime() ?? 0, at.getTime() + ADMINISTRATOR_MS));
  }

  return {
    async issuePass(
      caller: Pick<Caller, 'id' | 'role'>,
    ): Promise<{ pass: string; publicKey: string }> {
      const issuedAt = now();
      const pass: MembershipPass = {
        version: 1,
        userId: caller.id,
        endsAt: await findPassEnd(caller, issuedAt),
        issuedAt,
      };
      const payload = Buffer.from(JSON.stringify(z.encode(membershipPass, pass)));
      return {
        pass: `${payload.toString('base64url')}.${sign(null, payload, key).toString('base64url')}`,
        publicKey,
      };
    },

    /** Returns the payload of a pass; undefined when this installation did not sign it. */
    verifyPass(pass: string): MembershipPass | undefined {
      const [encodedPayload = '', signature = '', ...extraParts] = pass.split('.');
      const bytes = Buffer.from(encodedPayload, 'base64url');
      if (
        extraParts.length > 0 ||
        !verify(null, bytes, verifyingKey, Buffer.from(signature, 'base64url'))
      )
        return undefined;
      return membershipPass.safeParse(JSON.parse(bytes.toString())).data;
    },
  };
}
