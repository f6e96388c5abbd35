import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

/** CBOR subset of passkeys: numbers, bytes, text and maps. */
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  const head = (major: number, amount: number) =>
    amount < 24
      ? Buffer.from([(major << 5) | amount])
      : amount < 256
        ? Buffer.from([(major << 5) | 24, amount])
        : Buffer.from([(major << 5) | 25, amount >> 8, amount & 255]);
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  // maps of these tests have only these types
  const entries = [...value] as [
    number | string,
    number | string | Buffer | Map<number | string, unknown>,
  ][];
  return Buffer.concat([
    head(5, entries.length),
    ...entries.flatMap(([key, item]) => [cbor(key), cbor(item)]),
  ]);
}

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();
const b64 = (bytes: Buffer | string) => Buffer.from(bytes).toString('base64url');

const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;

type Behaviour = { origin?: string; rpId?: string; isVerified?: boolean };
export type Options = { challenge: string; user?: { id: string } };

/** Software passkey, with settings to send invalid signatures. */
export function anAuthenticator({
  origin = 'http://localhost:3000',
  rpId = 'localhost',
  isVerified = true,
}: Behaviour = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  let counter = 0;
  let userHandle = '';

  const flags = (more: number) => PRESENT | (isVerified ? VERIFIED : 0) | more;
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authData = (more: number, attested: Buffer = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags(more)]), count, attested]);
  };
  const wrapped = <T>(response: T) => ({
    id: b64(id),
    rawId: b64(id),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });

  return {
    create({ challenge, user }: Options) {
      userHandle = user?.id ?? '';
      const key = cbor(
        new Map<number, unknown>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Buffer.from(x, 'base64url')],
          [-3, Buffer.from(y, 'base64url')],
        ]),
      );
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData(ATTESTED, attested)],
      ]);
      return wrapped({
        clientDataJSON: b64(clientData('webauthn.create', challenge)),
        attestationObject: b64(cbor(attestation)),
        transports: ['internal'],
      });
    },

    get({ challenge }: Options, as = userHandle) {
      counter += 1;
      const client = clientData('webauthn.get', challenge);
      const data = authData(0);
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey);
      return wrapped({
        clientDataJSON: b64(client),
        authenticatorData: b64(data),
        signature: b64(signature),
        userHandle: as,
      });
    },

    forgetUses: () => void (counter = 0),
  };
}
