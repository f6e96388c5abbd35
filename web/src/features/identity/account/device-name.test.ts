import { expect, test } from 'vitest';
import { deviceName } from './device-name.ts';

test.each([
  { device: { browser: 'Chrome', system: 'Android' }, name: 'Chrome en Android' },
  { device: { browser: 'Firefox', system: null }, name: 'Firefox' },
  { device: { browser: null, system: 'iPhone' }, name: 'iPhone' },
  { device: { browser: null, system: null }, name: 'Dispositivo desconocido' },
])('$device is $name', ({ device, name }) => {
  expect(deviceName(device)).toBe(name);
});
