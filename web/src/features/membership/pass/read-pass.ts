import { checkSignature } from '../../../shared/check-signature.ts';
import { parseJson } from '../../../shared/parse-json.ts';

/** What the server said, once its signature was checked. */
export type Pass = { userId: string; endsAt: Date | null; issuedAt: Date };

export type ReadPass =
  | { kind: 'genuine'; pass: Pass }
  | { kind: 'forged' }
  /** This browser cannot check signatures: nothing is believed without asking the server. */
  | { kind: 'cannot-check' };

type Signed = { pass: string; publicKey: string };

export async function readPass({ pass: token, publicKey }: Signed): Promise<ReadPass> {
  const [said, signature, ...more] = token.split('.');
  if (said === undefined || signature === undefined || more.length > 0) return { kind: 'forged' };
  const checked = await checkSignature(said, signature, publicKey);
  if (checked.kind !== 'genuine') return checked;
  const pass = passIn(checked.text);
  return pass ? { kind: 'genuine', pass } : { kind: 'forged' };
}

/** By hand: it is read at every start without signal, and the schemas weigh more than it. */
function passIn(text: string): Pass | undefined {
  const said = parseJson(text);
  if (typeof said !== 'object' || said === null || !('version' in said) || said.version !== 1) return undefined;
  const userId = 'userId' in said && typeof said.userId === 'string' ? said.userId : undefined;
  const issuedAt = 'issuedAt' in said ? instantIn(said.issuedAt) : undefined;
  const endsAt = 'endsAt' in said ? (said.endsAt === null ? null : instantIn(said.endsAt)) : undefined;
  return userId !== undefined && issuedAt !== undefined && endsAt !== undefined
    ? { userId, endsAt, issuedAt }
    : undefined;
}

function instantIn(text: unknown): Date | undefined {
  const instant = new Date(typeof text === 'string' ? text : Number.NaN);
  return Number.isNaN(instant.getTime()) ? undefined : instant;
}
