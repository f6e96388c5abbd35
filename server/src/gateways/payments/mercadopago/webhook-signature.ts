import { createHmac, timingSafeEqual } from 'node:crypto';

const HEADER = /^\s*ts=(\d{1,16})\s*,\s*v1=([0-9a-f]{64})\s*$/i;

export type SignedParts = { dataId: string | undefined; requestId: string | undefined; ts: string };

export function buildManifest({ dataId, requestId, ts }: SignedParts): string {
  return [
    ...(dataId === undefined ? [] : [`id:${dataId};`]),
    ...(requestId === undefined ? [] : [`request-id:${requestId};`]),
    `ts:${ts};`,
  ].join('');
}

export const computeSignature = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('hex');

/** The documentation lower-cases the identifier and the SDKs do not: both are accepted. */
export function isSigned(
  header: string | undefined,
  {
    dataId,
    requestId,
    secret,
  }: { dataId: string | undefined; requestId: string | undefined; secret: string },
): boolean {
  const [, ts, v1] = HEADER.exec(header ?? '') ?? [];
  if (ts === undefined || v1 === undefined) return false;
  const receivedSignature = Buffer.from(v1, 'hex');
  return [dataId, dataId?.toLowerCase()]
    .map((id) =>
      Buffer.from(computeSignature(secret, buildManifest({ dataId: id, requestId, ts })), 'hex'),
    )
    .some((expectedSignature) => timingSafeEqual(expectedSignature, receivedSignature));
}

/** Equal for equal signed parts, whatever else the message has. */
export const readSignature = (header: string | undefined): string | undefined =>
  HEADER.exec(header ?? '')?.[2]?.toLowerCase();

/** Documented as milliseconds, observed as seconds. */
export function parseSentTime(header: string | undefined): Date | null {
  const ts = HEADER.exec(header ?? '')?.[1];
  if (ts === undefined) return null;
  const date = new Date(ts.length >= 13 ? Number(ts) : Number(ts) * 1000);
  return Number.isNaN(date.getTime()) ? null : date;
}
