import { z } from 'zod/mini';
import { instant } from '../http/common.ts';
import { endpoint } from '../http/endpoint.ts';

/** Membership pass signed by the server, for devices without signal. */
export const membershipPass = z.object({
  version: z.literal(1),
  userId: z.uuid(),
  endsAt: z.nullable(instant),
  /** Server clock, to detect a device clock that moved back. */
  issuedAt: instant,
});
export type MembershipPass = z.infer<typeof membershipPass>;

export const readMembershipPass = endpoint({
  method: 'GET',
  path: '/api/membership-pass',
  access: 'user',
  summary: 'Returns the signed membership pass for offline devices',
  response: z.object({
    /** JSON pass and its Ed25519 signature, each in base64url, joined by a dot. */
    pass: z.string(),
    /** Ed25519 key, 32 bytes in base64url; the same on every server of the installation. */
    publicKey: z.string(),
  }),
});
