import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';

export type Difference = { name: string; pixels: number; why?: 'missing' | 'new' | 'another size' };

/** Compares screenshots pixel by pixel in Chromium, and draws differences in red in `after`. */
export async function compareScreenshots(
  browser: Browser,
  before: string,
  after: string,
): Promise<Difference[]> {
  const [old, fresh] = await Promise.all([listPictures(before), listPictures(after)]);
  const page = await browser.newPage();
  const differences: Difference[] = [];
  for (const name of [...new Set([...old, ...fresh])].toSorted()) {
    if (!fresh.includes(name)) differences.push({ name, pixels: 0, why: 'missing' });
    else if (!old.includes(name)) differences.push({ name, pixels: 0, why: 'new' });
    else differences.push(...(await compareOne(page, name, before, after)));
  }
  await page.close();
  return differences;
}

async function listPictures(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter(
    (name) => name.endsWith('.png') && !name.startsWith('difference '),
  );
}

async function compareOne(
  page: Page,
  name: string,
  before: string,
  after: string,
): Promise<Difference[]> {
  const [old, fresh] = await Promise.all(
    [before, after].map((folder) => readFile(join(folder, name))),
  );
  if (!old || !fresh || old.equals(fresh)) return [];
  const { pixels, isSameSize, picture } = await page.evaluate(countDifferentPixels, {
    old: old.toString('base64'),
    fresh: fresh.toString('base64'),
  });
  if (pixels === 0 && isSameSize) return [];
  await writeFile(join(after, `difference ${name}`), Buffer.from(picture, 'base64'));
  return [{ name, pixels, ...(!isSameSize && { why: 'another size' as const }) }];
}

/** Runs in the page. */
async function countDifferentPixels({ old, fresh }: { old: string; fresh: string }) {
  const decodeImage = async (base64: string) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    return createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  };
  const [a, b] = [await decodeImage(old), await decodeImage(fresh)];
  const width = Math.max(a.width, b.width);
  const height = Math.max(a.height, b.height);
  const readPixels = (picture: ImageBitmap) => {
    const context = new OffscreenCanvas(width, height).getContext('2d', {
      willReadFrequently: true,
    });
    if (!context) throw new Error('no canvas');
    context.drawImage(picture, 0, 0);
    return context.getImageData(0, 0, width, height).data;
  };
  const [before, after] = [readPixels(a), readPixels(b)];
  const difference = new ImageData(width, height);
  let pixels = 0;
  for (let at = 0; at < before.length; at += 4) {
    const isSame = [0, 1, 2].every((channel) => before[at + channel] === after[at + channel]);
    if (!isSame) pixels += 1;
    difference.data.set(
      isSame ? [after[at] ?? 0, after[at + 1] ?? 0, after[at + 2] ?? 0, 60] : [255, 0, 0, 255],
      at,
    );
  }
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.putImageData(difference, 0, 0);
  const bytes = new Uint8Array(
    await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer(),
  );
  let binary = '';
  for (const byte of bytes) binary += String.fromCodePoint(byte);
  return {
    pixels,
    isSameSize: a.width === b.width && a.height === b.height,
    picture: btoa(binary),
  };
}
