import { createVerify, X509Certificate } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { getSigner } from './certificate.ts';

type Message = {
  auth_algo?: string;
  transmission_id?: string;
  transmission_sig?: string;
  transmission_time?: string;
  webhook_id?: string;
  webhook_event?: unknown;
};

export function verifyMessage(body: unknown, webhookId: string): boolean {
  const message = (body ?? {}) as Message; // every field is optional
  if (message.webhook_id !== webhookId || message.auth_algo !== 'SHA256withRSA') return false;
  const checksum = crc32(JSON.stringify(message.webhook_event));
  return createVerify('RSA-SHA256')
    .update(`${message.transmission_id}|${message.transmission_time}|${webhookId}|${checksum}`)
    .verify(
      new X509Certificate(getSigner().pem).publicKey,
      message.transmission_sig ?? '',
      'base64',
    );
}
