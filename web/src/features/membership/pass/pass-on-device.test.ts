import { HOUR_MS } from '@forja/domain/units/durations';
import { expect, test } from 'vitest';
import { createServerClock } from '../../../shared/records/device/server-clock.ts';
import { renew, judgeStoredPass } from './pass-on-device.ts';
import { readPass } from './read-pass.ts';
import { ANA, aSigner, BETO } from './signed-pass.fixture.ts';

const ISSUED = Date.parse('2026-03-01T12:00:00Z');
const END = Date.parse('2026-06-01T12:00:00Z');

function aDevice(stored: Record<string, unknown> = {}, now = ISSUED) {
  const meta = new Map<string, unknown>(Object.entries(stored));
  const openClock = (at: number) =>
    createServerClock({
      now: () => at,
      monotonic: () => 0,
      stored: meta.get('clock'),
      store: (known) => meta.set('clock', known),
    });
  return {
    meta,
    openClock,
    clock: openClock(now),
    getMeta: async (key: string) => meta.get(key),
    setMeta: async (key: string, value: unknown) => void meta.set(key, value),
  };
}

const judgeAt = (device: ReturnType<typeof aDevice>, now: number, userId = ANA) =>
  judgeStoredPass({ ...device, clock: device.openClock(now) }, userId);

async function aDeviceWithPass() {
  const [device, server] = [aDevice(), await aSigner()];
  await renew(device, { userId: ANA, load: () => server.pass() });
  return { device, server };
}

test('a signed pass proves an active membership until it ends', async () => {
  const { device } = await aDeviceWithPass();
  expect(await judgeAt(device, ISSUED + HOUR_MS)).toEqual({
    status: 'active',
    endsAt: new Date(END),
  });
  expect(await judgeAt(device, ISSUED + HOUR_MS, BETO)).toEqual({ status: 'none' });
  expect(await judgeAt(device, END)).toEqual({ status: 'ended' });
});

test('a clock set back does not restore a membership that the server saw end', async () => {
  const { device, server } = await aDeviceWithPass();
  await renew(device, {
    userId: ANA,
    load: () => server.pass({ issuedAt: '2026-06-01T13:00:00.000Z' }),
  });
  expect(await judgeAt(device, ISSUED + HOUR_MS)).toEqual({ status: 'ended' });
});

test('a clock set back does not restore a membership after a later server time', async () => {
  const { device } = await aDeviceWithPass();
  device.openClock(END + HOUR_MS).setServerTime(END + HOUR_MS);
  expect(await judgeAt(device, ISSUED + HOUR_MS)).toEqual({ status: 'ended' });
});

test('a clock that was far ahead and is corrected offline restores the membership', async () => {
  const { device } = await aDeviceWithPass();
  device.clock.setServerTime(ISSUED);
  expect(await judgeAt(device, END + 60 * 24 * HOUR_MS)).toEqual({ status: 'ended' });
  expect(await judgeAt(device, ISSUED + HOUR_MS)).toMatchObject({ status: 'active' });
});

test('an edited pass, or one of another signer, is rejected', async () => {
  const { device, server } = await aDeviceWithPass();
  const other = await aSigner();
  const { pass } = await server.pass();
  const longer = JSON.stringify({
    version: 1,
    userId: ANA,
    endsAt: '2036-06-01T12:00:00.000Z',
    issuedAt: '2026-03-01T12:00:00.000Z',
  });
  const signature = pass.split('.')[1];
  for (const forged of [
    {
      pass: `${Buffer.from(longer).toString('base64url')}.${signature}`,
      publicKey: server.publicKey,
    },
    { ...(await other.pass()), publicKey: server.publicKey },
    { pass: `${pass}x`, publicKey: server.publicKey },
    { pass: pass.replace('.', ''), publicKey: server.publicKey },
    { pass: `${pass}.${signature}`, publicKey: server.publicKey },
    { pass: '', publicKey: '' },
    'nada',
  ]) {
    device.meta.set('membership-pass', forged);
    expect(await judgeAt(device, ISSUED + HOUR_MS), JSON.stringify(forged)).toEqual({
      status: 'none',
    });
  }
});

test.each([
  [
    'another person',
    (signer: Awaited<ReturnType<typeof aSigner>>) => signer.pass({ userId: BETO }),
  ],
  [
    'a signature that is not of its key',
    async (signer: Awaited<ReturnType<typeof aSigner>>) => ({
      ...(await signer.pass()),
      publicKey: (await aSigner()).publicKey,
    }),
  ],
  ['the login page of a network', async () => ({ success: true })],
] as const)('an answer with %s leaves what there was', async (_, answer) => {
  const { device, server } = await aDeviceWithPass();
  await renew(device, { userId: ANA, load: () => answer(server) });
  expect(await judgeAt(device, ISSUED + HOUR_MS)).toMatchObject({ status: 'active' });
});

test.each([
  [
    'of a version to come',
    { version: 2, userId: ANA, endsAt: null, issuedAt: '2026-03-01T12:00:00.000Z' },
  ],
  ['without an issue time', { version: 1, userId: ANA, endsAt: null, issuedAt: 'ayer' }],
  ['without a user', { version: 1, endsAt: null, issuedAt: '2026-03-01T12:00:00.000Z' }],
  ['without an end', { version: 1, userId: ANA, issuedAt: '2026-03-01T12:00:00.000Z' }],
  ['that is not a pass', 'hola'],
])('a signed text %s is not a pass', async (_, payload) => {
  const signer = await aSigner();
  expect(await readPass(await signer.sign(JSON.stringify(payload)))).toEqual({ kind: 'forged' });
});

test('a browser that cannot verify signatures relies on the server only', async () => {
  const signer = await aSigner();
  // An unimportable key simulates a browser without Ed25519.
  expect(await readPass({ ...(await signer.pass()), publicKey: 'AAAA' })).toEqual({
    kind: 'cannot-check',
  });
});
