import type { ReplyOf } from '@forja/contract/http/endpoint';
import {
  type MembershipPass,
  membershipPass,
  type readMembershipPass,
} from '@forja/contract/payments/membership-pass';
import { checkSignature } from '../../../shared/check-signature.ts';
import { parseJson } from '../../../shared/parse-json.ts';

export type Pass = Omit<MembershipPass, 'version'>;

export type PassResult =
  | { kind: 'genuine'; pass: Pass }
  | { kind: 'forged' }
  /** The browser lacks the algorithm, so only the server is trusted. */
  | { kind: 'cannot-check' };

type Signed = ReplyOf<typeof readMembershipPass>;

export async function readPass({ pass: token, publicKey }: Signed): Promise<PassResult> {
  const [encodedPass, signature, ...more] = token.split('.');
  if (encodedPass === undefined || signature === undefined || more.length > 0)
    return { kind: 'forged' };
  const checked = await checkSignature(encodedPass, signature, publicKey);
  if (checked.kind !== 'genuine') return checked;
  const pass = membershipPass.safeParse(parseJson(checked.text)).data;
  return pass ? { kind: 'genuine', pass } : { kind: 'forged' };
}
