import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { assertAccessible } from '../../../../shared/assert-accessible.fixture.ts';
import { renderComponent } from '../../../../shared/render-component.fixture.tsx';
import { barcodeMessages as texts } from './barcode.messages.ts';
import { ScanDialog } from './scan-dialog.tsx';

/** Example barcodes of GS1 and Wikipedia, one character per module: 1 is dark. */
const BARS = {
  '4006381333931':
    '10100011010100111010111101111010001001011001101010100001010000101000010111010010000101100110101',
  '036000291452':
    '10100011010111101010111100011010001101000110101010110110011101001100110101110010011101101100101',
  '73513537': '1010111011011110101100010011001010101000010100111010000101000100101',
} as const;

async function drawBars(modules: string): Promise<File> {
  const canvas = new OffscreenCanvas(640, 480);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, 640, 480);
  context.fillStyle = '#000';
  Array.from(modules).forEach((module, at) => {
    if (module === '1') context.fillRect(130 + at * 4, 140, 4, 200);
  });
  return new File([await canvas.convertToBlob()], 'code.png', { type: 'image/png' });
}

async function show(own: readonly string[] = []) {
  const found: string[] = [];
  const added: string[] = [];
  await renderComponent(
    <main>
      <h1>Nutrientes</h1>
      <ScanDialog
        onFind={(code) => {
          found.push(code);
          return own.includes(code);
        }}
        onAdd={(code) => added.push(code)}
        onClose={() => undefined}
      />
    </main>,
  );
  return { found, added };
}

const upload = (file: File) => userEvent.upload(page.getByLabelText(texts.photo), file);

test.each(Object.entries(BARS))(
  'the dialog reads %s from a picture and offers to add an unknown food',
  async (code, bars) => {
    const { added } = await show();
    await upload(await drawBars(bars));
    await expect.element(page.getByText(/no es de ningún alimento tuyo/)).toBeVisible();
    await assertAccessible();
    await page.getByRole('button', { name: texts.addFood }).click();
    // A reader may return a UPC-A as its EAN-13.
    expect(added.map((each) => each.padStart(13, '0'))).toEqual([code.padStart(13, '0')]);
  },
);

test('the barcode of an own food opens that food', async () => {
  const { found, added } = await show(['4006381333931']);
  await upload(await drawBars(BARS['4006381333931']));
  await expect.poll(() => found).toEqual(['4006381333931']);
  expect(added).toEqual([]);
});

test('the dialog explains the next step without a camera, without a barcode in the picture and with an unreadable picture', async () => {
  await show();
  await expect.element(page.getByText(texts.camera.none)).toBeVisible();
  await upload(await drawBars(''));
  await expect.element(page.getByText(texts.trouble['nothing-found'])).toBeVisible();
  await assertAccessible();
  await upload(new File(['text'], 'code.png', { type: 'image/png' }));
  await expect.element(page.getByText(texts.trouble['no-picture'])).toBeVisible();
});

function replace<Target extends object, Key extends keyof Target>(
  target: Target,
  key: Key,
  value: Target[Key],
): void {
  const before = Object.getOwnPropertyDescriptor(target, key);
  Object.defineProperty(target, key, { configurable: true, writable: true, value });
  onTestFinished(() => {
    if (before) Object.defineProperty(target, key, before);
    else Reflect.deleteProperty(target, key);
  });
}

async function openCamera(picture: File): Promise<MediaStream> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [640, 480];
  const context = canvas.getContext('2d');
  const bitmap = await createImageBitmap(picture);
  // A canvas stream emits a frame on each drawing.
  const drawing = setInterval(() => context?.drawImage(bitmap, 0, 0), 50);
  onTestFinished(() => clearInterval(drawing));
  return canvas.captureStream(20);
}

test('the camera reads a barcode, and stops when the dialog closes', async () => {
  const stream = await openCamera(await drawBars(BARS['4006381333931']));
  replace(navigator.mediaDevices, 'getUserMedia', () => Promise.resolve(stream));
  const { found } = await show();
  await expect.element(page.getByText(/4006381333931 no es de ningún alimento tuyo/)).toBeVisible();
  expect(found).toEqual(['4006381333931']);
  await expect
    .poll(() => stream.getTracks().map(({ readyState }) => readyState))
    .toEqual(['ended']);
});

test('the dialog shows the camera picture until a barcode is found', async () => {
  const stream = await openCamera(await drawBars(''));
  replace(navigator.mediaDevices, 'getUserMedia', () => Promise.resolve(stream));
  await show();
  const video = page.getByLabelText(texts.video);
  await expect.element(video).toBeVisible();
  await expect.element(page.getByText(texts.camera.on)).toBeVisible();
  await expect
    .poll(() => {
      const element = video.element();
      return element instanceof HTMLVideoElement ? element.videoWidth : 0;
    })
    .toBe(640);
  await assertAccessible();
});

test('a denied camera explains how to allow it, and a picture can be chosen', async () => {
  replace(navigator.mediaDevices, 'getUserMedia', () =>
    Promise.reject(new DOMException('denied', 'NotAllowedError')),
  );
  await show();
  await expect.element(page.getByText(texts.camera.refused)).toBeVisible();
  await upload(await drawBars(BARS['73513537']));
  await expect.element(page.getByText(/73513537 no es de ningún alimento tuyo/)).toBeVisible();
});

test('a reader that fails to load asks for signal and is loaded again on retry', async () => {
  const Real = globalThis.Worker;
  replace(
    globalThis,
    'Worker',
    class extends Real {
      constructor() {
        super('/there-is-no-reader.js');
      }
    },
  );
  await show();
  await upload(await drawBars(BARS['4006381333931']));
  await expect.element(page.getByText(texts.trouble['no-reader'])).toBeVisible();
  await assertAccessible();
  globalThis.Worker = Real;
  await upload(await drawBars(BARS['4006381333931']));
  await expect.element(page.getByText(/4006381333931 no es de ningún alimento tuyo/)).toBeVisible();
});
