import { fromBase64Url } from '../../base64.ts';
import { parseJson } from '../../parse-json.ts';

export const PASS_KEY = 'membership-pass';

/** Tolerance between the clocks, as on the server. */
const CLOCK_TOLERANCE_MS = 5 * 60_000;
const MOST_CHARACTERS = 1000;

export function passCovering(stored: unknown, madeAt: string): string | undefined {
  const pass =
    typeof stored === 'object' && stored !== null && 'pass' in stored ? stored.pass : undefined;
  if (typeof pass !== 'string' || pass.length > MOST_CHARACTERS) return undefined;
  const payload = readPayload(pass);
  if (!payload) return undefined;
  const at = Date.parse(madeAt);
  return payload.issuedAt <= at + CLOCK_TOLERANCE_MS && at < payload.endsAt ? pass : undefined;
}

function readPayload(pass: string): { issuedAt: number; endsAt: number } | undefined {
  const bytes = fromBase64Url(pass.split('.')[0] ?? '');
  const payload = bytes && parseJson(new TextDecoder().decode(bytes));
  if (
    typeof payload !== 'object' ||
    payload === null ||
    !('issuedAt' in payload) ||
    !('endsAt' in payload)
  )
    return undefined;
  return {
    issuedAt: Date.parse(String(payload.issuedAt)),
    endsAt: Date.parse(String(payload.endsAt)),
  };
}
