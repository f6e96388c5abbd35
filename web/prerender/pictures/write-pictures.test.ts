import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { describedPages } from '../screen-views.ts';
import { describePicture, writePictures } from './write-pictures.ts';

const pages = await describedPages();

test('every shared page has its own picture, with all of its text', () => {
  expect(pages.length).toBeGreaterThan(60);
  const pictures = pages.map((page) => describePicture(page));
  expect(new Set(pictures.map(({ file }) => file)).size).toBe(pages.length);
  expect(new Set(pictures.map(({ svg }) => svg)).size).toBe(pages.length);
  for (const { svg, file, alt } of pictures) {
    expect(svg, file).not.toMatch(/<text|font-family|<image|href=/);
    expect(alt.length, file).toBeGreaterThan(20);
  }
});

test('a picture has the size that chats require', async () => {
  const dist = await mkdtemp(join(tmpdir(), 'forja-pictures-'));
  onTestFinished(() => rm(dist, { recursive: true, force: true }));
  const picture = (await writePictures(dist, pages.slice(0, 1))).get('/');
  const png = await readFile(join(dist, picture?.file ?? ''));
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect([picture?.width, picture?.height]).toEqual([1200, 630]);
});

test('a text that does not fit stops the build', () => {
  const long = { path: '/x', title: 'Una '.repeat(80), description: 'Dos' };
  expect(() => describePicture(long)).toThrow('too small');
});
