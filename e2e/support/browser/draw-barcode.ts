import type { Page } from '@playwright/test';

/** Bars of each digit as GS1 publishes them: a module is dark where it is 1. */
const LEFT_ODD = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
] as const;
const invert = (modules: string) =>
  Array.from(modules, (module) => (module === '1' ? '0' : '1')).join('');
const RIGHT = LEFT_ODD.map(invert);
const LEFT_EVEN = RIGHT.map((modules) => Array.from(modules).toReversed().join(''));
/** Parity of the left half by the first digit, which has no bars. */
const PARITIES = [
  'OOOOOO',
  'OOEOEE',
  'OOEEOE',
  'OOEEEO',
  'OEOOEE',
  'OEEOOE',
  'OEEEOO',
  'OEOEOE',
  'OEOEEO',
  'OEEOEO',
] as const;

function toModules(ean13: string): string {
  const [first = 0, ...digits] = Array.from(ean13, Number);
  const left = digits
    .slice(0, 6)
    .map((digit, at) => (PARITIES[first]?.[at] === 'E' ? LEFT_EVEN : LEFT_ODD)[digit]);
  const right = digits.slice(6).map((digit) => RIGHT[digit]);
  return ['101', ...left, '01010', ...right, '101'].join('');
}

export async function drawBarcode(page: Page, ean13: string): Promise<Buffer> {
  const address = await page.evaluate((modules) => {
    const canvas = document.createElement('canvas');
    canvas.width = 640;
    canvas.height = 480;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.fillStyle = '#000';
    Array.from(modules).forEach((module, at) => {
      if (module === '1') context.fillRect(130 + at * 4, 140, 4, 200);
    });
    return canvas.toDataURL('image/png');
  }, toModules(ean13));
  return Buffer.from(address.split(',')[1] ?? '', 'base64');
}
