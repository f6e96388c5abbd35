import { createVerify } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { BeforeAsking, WebhookMessage } from '../payment-provider.ts';
import type { CertificateKey } from './webhook-certificate.ts';

/** The checksum covers the raw bytes, which parsing and serializing would change. */
export const signedText = (message: {
  id: string;
  time: string;
  webhookId: string;
  raw: Buffer;
}): string => `${message.id}|${message.time}|${message.webhookId}|${crc32(message.raw)}`;

export type SignatureSettings = {
  webhookId: string;
  certificateKey: CertificateKey;
  beforeAsking: BeforeAsking;
};

export async function isSigned(
  { raw, headers }: Pick<WebhookMessage, 'raw' | 'headers'>,
  { webhookId, certificateKey, beforeAsking }: SignatureSettings,
): Promise<boolean> {
  const id = headers['paypal-transmission-id'];
  const time = headers['paypal-transmission-time'];
  const signature = headers['paypal-transmission-sig'];
  const address = headers['paypal-cert-url'];
  if (id === undefined || time === undefined || signature === undefined || address === undefined)
    return false;
  if (headers['paypal-auth-algo'] !== 'SHA256withRSA') return false;
  const key = await certificateKey(address, beforeAsking);
  if (key?.asymmetricKeyType !== 'rsa') return false;
  return createVerify('RSA-SHA256')
    .update(signedText({ id, time, webhookId, raw }))
    .verify(key, signature, 'base64');
}
