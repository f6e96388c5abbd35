import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

function readTokens(selector: string): Record<string, string> {
  const from = css.indexOf(`${selector} {`);
  expect(from).toBeGreaterThan(-1);
  const block = css.slice(from, css.indexOf('}', from));
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
}

const light = readTokens('\n:root');
const dark = readTokens(":root[data-tema='oscuro']");

function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const [red = 0, green = 0, blue = 0] = channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG contrast ratio of two tokens. */
function contrast(theme: Record<string, string>, one: string, other: string): number {
  const [a, b] = [luminance(theme[one] ?? ''), luminance(theme[other] ?? '')];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const TEXT_PAIRS = [
  ['tinta', 'pared'],
  ['tinta', 'ficha'],
  ['tinta', 'hueco'],
  ['tinta-2', 'pared'],
  ['tinta-2', 'ficha'],
  ['tinta-2', 'hueco'],
  ['pared', 'tinta'],
  ['verde', 'pared'],
  ['verde', 'ficha'],
  ['verde', 'hueco'],
  ['brasa-texto', 'ficha'],
  ['error', 'ficha'],
  ['error', 'error-fondo'],
  ['tinta', 'error-fondo'],
  ['sobre-brasa', 'brasa'],
  ['sobre-zocalo', 'zocalo'],
  ['sobre-zocalo-2', 'zocalo'],
  ['sobre-zocalo', 'zocalo-2'],
  ['sobre-zocalo-2', 'zocalo-2'],
  ['zocalo-2', 'sobre-zocalo'],
  ['ficha', 'riesgo-4'],
] as const;

const SHAPE_PAIRS = [
  ['borde', 'ficha'],
  ['borde', 'hueco'],
  ['riesgo-1', 'ficha'],
  ['riesgo-2', 'ficha'],
  ['riesgo-3', 'ficha'],
  ['riesgo-4', 'ficha'],
  ['dato-1', 'ficha'],
  ['dato-3', 'ficha'],
  ['dato-5', 'ficha'],
  ['riesgo-1', 'hueco'],
] as const;

const themes = [
  ['claro', light],
  ['oscuro', dark],
] as const;

test.each(themes)('every text contrasts with its background in the %s theme', (_, theme) => {
  for (const [text, ground] of TEXT_PAIRS)
    expect(contrast(theme, text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
});

test.each(themes)(
  'every meaningful shape contrasts with its background in the %s theme',
  (_, theme) => {
    for (const [shape, ground] of SHAPE_PAIRS)
      expect(contrast(theme, shape, ground), `${shape} on ${ground}`).toBeGreaterThanOrEqual(3);
  },
);

function hue(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(hex.slice(at, at + 2), 16),
  );
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const sixth =
    most === red
      ? (green - blue) / (most - least)
      : most === green
        ? 2 + (blue - red) / (most - least)
        : 4 + (red - green) / (most - least);
  return (sixth * 60 + 360) % 360;
}

test.each(themes)(
  'danger is red, distinct from the orange of the primary action, in the %s theme',
  (_, theme) => {
    const hueDistance = Math.abs(hue(theme['error'] ?? '') - hue(theme['brasa'] ?? ''));
    expect(Math.min(hueDistance, 360 - hueDistance)).toBeGreaterThanOrEqual(15);
  },
);

test('the base contrasts with the wall in both themes, and its stripe with both', () => {
  for (const [, theme] of themes) {
    expect(contrast(theme, 'zocalo', 'pared')).toBeGreaterThanOrEqual(2.2);
    expect(contrast(theme, 'guarda', 'pared')).toBeGreaterThanOrEqual(3);
  }
});

test('the dark theme is equal when forced and when automatic', () => {
  const automatic = readTokens(":root:not([data-tema='claro'])");
  expect(automatic).toEqual(dark);
  expect(Object.keys(dark).length).toBeGreaterThan(30);
});
