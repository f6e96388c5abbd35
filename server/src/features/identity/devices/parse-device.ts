import type { Device } from '@forja/contract/identity/account';

/** Order matters: each user agent also contains the names of later entries. */
const BROWSERS: [name: string, mark: RegExp][] = [
  ['Instagram', /Instagram/],
  ['Facebook', /FBA[NV]/],
  ['Samsung Internet', /SamsungBrowser/],
  ['Opera', /OPR\/|Opera|OPiOS/],
  ['Edge', /Edg(e|A|iOS)?\//],
  ['Firefox', /Firefox|FxiOS/],
  ['Chrome', /Chrome|CriOS|Chromium/],
  ['Safari', /Safari/],
];
const SYSTEMS: [name: string, mark: RegExp][] = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['Mac', /Macintosh|Mac OS X/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux|X11/],
];
const MAX_LENGTH = 400;

const findName = (names: [string, RegExp][], text: string) =>
  names.find(([, mark]) => mark.test(text))?.[0] ?? null;

/** Families only: enough to recognise a device, too little to track it. */
export function parseDevice(userAgent: string | undefined): Device {
  const text = (userAgent ?? '').slice(0, MAX_LENGTH);
  return { browser: findName(BROWSERS, text), system: findName(SYSTEMS, text) };
}
