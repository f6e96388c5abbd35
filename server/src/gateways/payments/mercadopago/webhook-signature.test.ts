import { expect, test } from 'vitest';
import { isSigned, buildManifest, parseSentTime, computeSignature } from './webhook-signature.ts';

const SECRET = 'test_secret';
const REQUEST_ID = 'bb56a2f1-6aae-46ac-982e-9dcd3581d08e';

test.each([
  {
    dataId: '123456789',
    requestId: REQUEST_ID,
    ts: '1704908010',
    text: `id:123456789;request-id:${REQUEST_ID};ts:1704908010;`,
    v1: '60f3c24763772161289eb56ddda7867b7dfc278a456acfa56d4d38dfe618e48e',
  },
  {
    dataId: undefined,
    requestId: REQUEST_ID,
    ts: '1704908010',
    text: `request-id:${REQUEST_ID};ts:1704908010;`,
    v1: 'f6bfd7d5cab5ef33ec93d2c97ddabb105353f1d06013ffa85d56eea0dcd23d79',
  },
  {
    dataId: 'ord01abc',
    requestId: 'r1',
    ts: '1742505638683',
    text: 'id:ord01abc;request-id:r1;ts:1742505638683;',
    v1: '80bc04e51dec767145e0edc5ee89590caa6b10e94f712f985b5eb47d1c153a3d',
  },
])("$text has the provider's signature", ({ dataId, requestId, ts, text, v1 }) => {
  expect(buildManifest({ dataId, requestId, ts })).toBe(text);
  expect(computeSignature(SECRET, text)).toBe(v1);
  expect(isSigned(`ts=${ts},v1=${v1}`, { dataId, requestId, secret: SECRET })).toBe(true);
});

test('an identifier in capitals may be signed as it is or in lower case', () => {
  const parts = { requestId: 'r1', ts: '1742505638683' };
  const given = { dataId: 'ORD01ABC', requestId: 'r1', secret: SECRET };
  const lower = '80bc04e51dec767145e0edc5ee89590caa6b10e94f712f985b5eb47d1c153a3d';
  const verbatim = computeSignature(SECRET, buildManifest({ ...parts, dataId: 'ORD01ABC' }));
  expect(isSigned(`ts=${parts.ts},v1=${lower}`, given)).toBe(true);
  expect(isSigned(`ts=${parts.ts},v1=${verbatim}`, given)).toBe(true);
});

const GENUINE = 'ts=1704908010,v1=60f3c24763772161289eb56ddda7867b7dfc278a456acfa56d4d38dfe618e48e';

test.each([
  ['another identifier', GENUINE, { dataId: '123456780' }],
  ['no identifier', GENUINE, { dataId: undefined }],
  ['another request', GENUINE, { requestId: 'r1' }],
  ['another secret', GENUINE, { secret: 'test_secreT' }],
  ['another time', GENUINE.replace('1704908010', '1704908011'), {}],
  ['a short signature', GENUINE.slice(0, -2), {}],
  ['no signature', 'ts=1704908010', {}],
  ['an empty header', '', {}],
  ['no header', undefined, {}],
])('%s is not genuine', (_what, header, changed) => {
  const message = { dataId: '123456789', requestId: REQUEST_ID, secret: SECRET, ...changed };
  expect(isSigned(header, message)).toBe(false);
});

test('the sent time may be in seconds or milliseconds', () => {
  expect(parseSentTime(GENUINE)).toEqual(new Date('2024-01-10T17:33:30.000Z'));
  expect(parseSentTime(`ts=1742505638683,v1=${'0'.repeat(64)}`)).toEqual(
    new Date(1_742_505_638_683),
  );
  expect(parseSentTime('whenever')).toBeNull();
});
