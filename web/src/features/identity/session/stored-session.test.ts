import { DAY_MS } from '@forja/domain/units/durations';
import { expect, test } from 'vitest';
import { forgetSession, rememberSession, renameSession, storedSession } from './stored-session.ts';

const LOGIN = new Date('2026-11-21T12:00:00Z');
const ana = { id: '0d7d4a5e-7f0b-4c53-9b31-8c2a3b1f0a11', username: 'ana@ejemplo.com.ar' };

function aDevice(stored: Record<string, string> = {}) {
  const map = new Map(Object.entries(stored));
  return {
    map,
    get: (key: string) => map.get(key) ?? null,
    set: (key: string, value: string) => void map.set(key, value),
    remove: (...keys: string[]) => keys.forEach((key) => map.delete(key)),
  };
}

const after = (ms: number) => new Date(LOGIN.getTime() + ms);

test.each([
  { name: 'at once', ms: 0 },
  { name: 'after 90 days', ms: 90 * DAY_MS },
  { name: 'with a clock sixty days behind', ms: -60 * DAY_MS },
  { name: 'with a clock sixty days ahead', ms: 60 * DAY_MS },
])('the device remembers the user, $name', ({ ms }) => {
  const device = aDevice();
  rememberSession(ana, LOGIN, device);
  expect(storedSession(after(ms), device)).toEqual({
    userId: ana.id,
    username: ana.username,
    lastLogin: LOGIN,
  });
});

test('a stored session expires after 90 days, and a corrected clock restores it', () => {
  const device = aDevice();
  rememberSession(ana, LOGIN, device);
  expect(storedSession(after(90 * DAY_MS + 1), device)).toBeUndefined();
  expect(storedSession(LOGIN, device)).toBeDefined();
});

test('an incomplete stored session is ignored', () => {
  for (const missing of [
    'forja-auth-persisted',
    'forja-user-id',
    'forja-username',
    'forja-last-login',
  ]) {
    const device = aDevice();
    rememberSession(ana, LOGIN, device);
    device.map.delete(missing);
    expect(storedSession(LOGIN, device), missing).toBeUndefined();
  }
});

test('an invalid date invalidates the stored session', () => {
  const device = aDevice();
  rememberSession(ana, LOGIN, device);
  device.map.set('forja-last-login', 'ayer');
  expect(storedSession(LOGIN, device)).toBeUndefined();
});

test('the stored session has four values without credentials, and all are removed', async () => {
  const device = aDevice({ 'forja-tema': 'oscuro' });
  rememberSession(ana, LOGIN, device);
  expect([...device.map.keys()]).toEqual([
    'forja-tema',
    'forja-auth-persisted',
    'forja-user-id',
    'forja-username',
    'forja-last-login',
  ]);
  await forgetSession(device);
  expect([...device.map.keys()]).toEqual(['forja-tema']);
});

test('a rename changes only the address, and only of a remembered session', () => {
  const device = aDevice();
  renameSession('nueva@ejemplo.com.ar', device);
  expect([...device.map.keys()]).toEqual([]);
  rememberSession(ana, LOGIN, device);
  renameSession('nueva@ejemplo.com.ar', device);
  expect(storedSession(LOGIN, device)).toEqual({
    userId: ana.id,
    username: 'nueva@ejemplo.com.ar',
    lastLogin: LOGIN,
  });
});
