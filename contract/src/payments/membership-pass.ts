import { z } from 'zod/mini';
import { instant } from '../http/common.ts';
import { endpoint } from '../http/endpoint.ts';

/** What the server signs: with it a device knows, without signal, that what was paid has not ended. */
export const membershipPass = z.object({
  version: z.literal(1),
  /** Whose it is: the pass of somebody else opens nothing. */
  userId: z.uuid(),
  /** When what was paid ends; null where there never was a membership. */
  endsAt: z.nullable(instant),
  /** By the server's clock, so that a device whose clock was moved back is noticed. */
  issuedAt: instant,
});
export type MembershipPass = z.infer<typeof membershipPass>;

export const readMembershipPass = endpoint({
  method: 'GET',
  path: '/api/membership-pass',
  access: 'user',
  summary: 'Until when the person is a member, signed, for a device without signal',
  response: z.object({
    /** The pass as JSON and its Ed25519 signature, each in base64url, with a dot between them. */
    pass: z.string(),
    /** The 32 bytes of the Ed25519 key, in base64url: the same for every server of this installation. */
    publicKey: z.string(),
  }),
});
