import type { Device } from '@forja/contract/account';

/** In this order: each of these also carries the names of the ones below it. */
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
const LONGEST = 400;

const first = (names: [string, RegExp][], text: string) => names.find(([, mark]) => mark.test(text))?.[0] ?? null;

/** Families only: enough for its owner to recognise a device, too little to follow anybody. */
export function deviceOf(userAgent: string | undefined): Device {
  const text = (userAgent ?? '').slice(0, LONGEST);
  return { browser: first(BROWSERS, text), system: first(SYSTEMS, text) };
}
