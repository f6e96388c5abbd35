/** Where the membership feature keeps the signed pass, in the account's own database. */
export const PASS_KEY = 'membership-pass';

/** Clocks of a phone and of the server differ by some minutes; the server allows for the same. */
const CLOCKS_APART_MS = 5 * 60_000;
const LONGEST = 1000;

/**
 * The pass to send with a write: the one that is on the device, if it was valid when the write was made. Its signature
 * is the server's to check; here it is only read.
 */
export function passCovering(kept: unknown, madeAt: string): string | undefined {
  const pass = typeof kept === 'object' && kept !== null && 'pass' in kept ? kept.pass : undefined;
  if (typeof pass !== 'string' || pass.length > LONGEST) return undefined;
  const said = readPayload(pass);
  if (!said) return undefined;
  const at = Date.parse(madeAt);
  return said.issuedAt <= at + CLOCKS_APART_MS && at < said.endsAt ? pass : undefined;
}

function readPayload(pass: string): { issuedAt: number; endsAt: number } | undefined {
  try {
    const said: unknown = JSON.parse(atob((pass.split('.')[0] ?? '').replaceAll('-', '+').replaceAll('_', '/')));
    if (typeof said !== 'object' || said === null || !('issuedAt' in said) || !('endsAt' in said)) return undefined;
    return { issuedAt: Date.parse(String(said.issuedAt)), endsAt: Date.parse(String(said.endsAt)) };
  } catch {
    return undefined;
  }
}
