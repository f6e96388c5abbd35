import { createPrivateKey, createPublicKey, hkdfSync, sign, verify } from 'node:crypto';
import { type MembershipPass, membershipPass } from '@forja/contract/membership-pass';
import { z } from 'zod';
import type { Caller } from '../../http/caller.ts';
import type { MembershipService } from './membership.service.ts';

/** Around the 32 bytes of an Ed25519 key, as PKCS #8 writes it. */
const PKCS8_HEADER = Buffer.from('302e020100300506032b657004220420', 'hex');
/** Administrators pay nothing, so nothing of theirs ends: each pass is good for this long. */
const ADMINISTRATOR_MS = 7 * 86_400_000;

type Parts = { membership: Pick<MembershipService, 'standing'>; secret: string; now: () => Date };

export type MembershipPasses = ReturnType<typeof createMembershipPasses>;

/** Signs until when somebody is a member. The key comes from the secret, so every server signs with the same one. */
export function createMembershipPasses({ membership, secret, now }: Parts) {
  const seed = Buffer.from(hkdfSync('sha256', secret, '', 'membership pass', 32));
  const key = createPrivateKey({ key: Buffer.concat([PKCS8_HEADER, seed]), format: 'der', type: 'pkcs8' });
  const verifyingKey = createPublicKey(key);
  const publicKey = verifyingKey.export({ format: 'jwk' }).x ?? '';

  async function endOf(caller: Pick<Caller, 'id' | 'role'>, at: Date): Promise<Date | null> {
    const { endsAt } = await membership.standing(caller);
    if (caller.role !== 'admin') return endsAt;
    return new Date(Math.max(endsAt?.getTime() ?? 0, at.getTime() + ADMINISTRATOR_MS));
  }

  return {
    async issue(caller: Pick<Caller, 'id' | 'role'>): Promise<{ pass: string; publicKey: string }> {
      const issuedAt = now();
      const pass: MembershipPass = {
        version: 1,
        userId: caller.id,
        endsAt: await endOf(caller, issuedAt),
        issuedAt,
      };
      const said = Buffer.from(JSON.stringify(z.encode(membershipPass, pass)));
      return { pass: `${said.toString('base64url')}.${sign(null, said, key).toString('base64url')}`, publicKey };
    },

    /** What a pass says; undefined when this installation did not sign it. */
    read(pass: string): MembershipPass | undefined {
      const [said = '', signature = '', ...more] = pass.split('.');
      const bytes = Buffer.from(said, 'base64url');
      if (more.length > 0 || !verify(null, bytes, verifyingKey, Buffer.from(signature, 'base64url'))) return undefined;
      return membershipPass.safeParse(JSON.parse(bytes.toString())).data;
    },
  };
}
