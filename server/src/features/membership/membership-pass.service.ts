import { type MembershipPass, membershipPass } from '@forja/contract/payments/membership-pass';
import { z } from 'zod';
import type { Caller } from '../../http/caller.ts';
import type { PurposeKeys } from '../../keys/keyring.ts';
import { createSigningKeys } from '../../keys/signing-keys.ts';
import type { MembershipService } from './membership.service.ts';

/** Validity of an administrator's pass, which has no end date. */
const ADMINISTRATOR_MS = 7 * 86_400_000;

type Dependencies = {
  membership: Pick<MembershipService, 'readStatus'>;
  keys: PurposeKeys;
  now: () => Date;
};

export type MembershipPasses = ReturnType<typeof createMembershipPasses>;

export function createMembershipPasses({ membership, keys, now }: Dependencies) {
  const { publicKey, sign, isSigned } = createSigningKeys(keys);

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
        pass: `${payload.toString('base64url')}.${sign(payload)}`,
        publicKey,
      };
    },

    /** Undefined when the signature is invalid. */
    verifyPass(pass: string): MembershipPass | undefined {
      const [encodedPayload = '', signature = '', ...extraParts] = pass.split('.');
      const bytes = Buffer.from(encodedPayload, 'base64url');
      if (extraParts.length > 0 || !isSigned(bytes, signature)) return undefined;
      return membershipPass.safeParse(JSON.parse(bytes.toString())).data;
    },
  };
}
