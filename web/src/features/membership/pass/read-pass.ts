/** What the server said, once its signature was checked. */
export type Pass = { userId: string; endsAt: Date | null; issuedAt: Date };

export type ReadPass =
  | { kind: 'genuine'; pass: Pass }
  | { kind: 'forged' }
  /** This browser cannot check signatures: nothing is believed without asking the server. */
  | { kind: 'cannot-check' };

type Signed = { pass: string; publicKey: string };

export async function readPass({ pass: token, publicKey }: Signed): Promise<ReadPass> {
  const [said, signature, ...more] = token.split('.').map(bytesOf);
  const keyBytes = bytesOf(publicKey);
  if (!said || !signature || !keyBytes || more.length > 0) return { kind: 'forged' };
  const key = await importKey(keyBytes);
  if (!key) return { kind: 'cannot-check' };
  if (!(await crypto.subtle.verify('Ed25519', key, signature, said))) return { kind: 'forged' };
  const pass = passIn(new TextDecoder().decode(said));
  return pass ? { kind: 'genuine', pass } : { kind: 'forged' };
}

async function importKey(bytes: Uint8Array<ArrayBuffer>): Promise<CryptoKey | undefined> {
  try {
    return await crypto.subtle.importKey('raw', bytes, 'Ed25519', false, ['verify']);
  } catch {
    return undefined;
  }
}

/** By hand: it is read at every start without signal, and the schemas weigh more than it. */
function passIn(text: string): Pass | undefined {
  const said = parsed(text);
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

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Undefined when it is not base64url. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[\w-]+$/.test(text)) return undefined;
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
  } catch {
    return undefined;
  }
}
