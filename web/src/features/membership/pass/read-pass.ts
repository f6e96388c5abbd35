import { checkSignature } from '../../../shared/check-signature.ts';
import { parseJson } from '../../../shared/parse-json.ts';

/** What the server said, once its signature was checked. */
export type Pass = { userId: string; endsAt: Date | null; issuedAt: Date };

export type PassResult =
  | { kind: 'genuine'; pass: Pass }
  | { kind: 'forged' }
  /** This browser cannot check signatures: nothing is believed without asking the server. */
  | { kind: 'cannot-check' };

type Signed = { pass: string; publicKey: string };

export async function readPass({ pass: token, publicKey }: Signed): Promise<PassResult> {
  const [encodedPass, signature, ...more] = token.split('.');
  if (encodedPass === undefined || signature === undefined || more.length > 0)
    return { kind: 'forged' };
  const checked = await checkSignature(encodedPass, signature, publicKey);
  if (checked.kind !== 'genuine') return checked;
  const pass = parsePass(checked.text);
  return pass ? { kind: 'genuine', pass } : { kind: 'forged' };
}

/** By hand: it is read at every start without signal, and the schemas weigh more than it. */
function parsePass(text: string): Pass | undefined {
  const payload = parseJson(text);
  if (
    typeof payload !== 'object' ||
    payload === null ||
    !('version' in payload) ||
    payload.version !== 1
  )
    return undefined;
  const userId =
    'userId' in payload && typeof payload.userId === 'string' ? payload.userId : undefined;
  const issuedAt = 'issuedAt' in payload ? parseInstant(payload.issuedAt) : undefined;
  const endsAt =
    'endsAt' in payload
      ? payload.endsAt === null
        ? null
        : parseInstant(payload.endsAt)
      : undefined;
  return userId !== undefined && issuedAt !== undefined && endsAt !== undefined
    ? { userId, endsAt, issuedAt }
    : undefined;
}

function parseInstant(text: unknown): Date | undefined {
  const instant = new Date(typeof text === 'string' ? text : Number.NaN);
  return Number.isNaN(instant.getTime()) ? undefined : instant;
}
