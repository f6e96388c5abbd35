import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';

/** A key and its certificate, made by this process: none is kept in the repository. */
export type Signer = { privateKey: KeyObject; pem: string };

let cachedSigner: Signer | undefined;

/** Self-signed. Making a key takes a while, so a process makes one. */
export function getSigner(): Signer {
  cachedSigner ??= createSigner();
  return cachedSigner;
}

export function createSigner(): Signer {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const name = sequence(set(sequence(COMMON_NAME, der(0x0c, Buffer.from('Mensajes de prueba')))));
  const validity = sequence(
    der(0x17, Buffer.from('200101000000Z')),
    der(0x17, Buffer.from('491231235959Z')),
  );
  const serial = der(0x02, Buffer.from([1]));
  const body = sequence(
    serial,
    SHA256_RSA,
    name,
    validity,
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = createSign('RSA-SHA256').update(body).sign(privateKey);
  const certificate = sequence(
    body,
    SHA256_RSA,
    der(0x03, Buffer.concat([Buffer.from([0]), signature])),
  );
  const lines = certificate.toString('base64').match(/.{1,64}/g) ?? [];
  return {
    privateKey,
    pem: `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`,
  };
}

/** One element of DER (X.690): tag, length, content. */
function der(tag: number, content: Buffer): Buffer {
  const { length } = content;
  if (length < 0x80) return Buffer.concat([Buffer.from([tag, length]), content]);
  const size = length < 0x1_00 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

function sequence(...parts: Buffer[]): Buffer {
  return der(0x30, Buffer.concat(parts));
}

function set(...parts: Buffer[]): Buffer {
  return der(0x31, Buffer.concat(parts));
}

/** 2.5.4.3, and 1.2.840.113549.1.1.11 with its empty parameters. */
const COMMON_NAME = Buffer.from('0603550403', 'hex');
const SHA256_RSA = Buffer.from('300d06092a864886f70d01010b0500', 'hex');
