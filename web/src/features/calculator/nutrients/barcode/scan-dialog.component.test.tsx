import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { assertAccessible } from '../../../../shared/assert-accessible.fixture.ts';
import { renderComponent } from '../../../../shared/render-component.fixture.tsx';
import { barcodeMessages as texts } from './barcode.messages.ts';
import { ScanDialog } from './scan-dialog.tsx';

/** The bars of examples of GS1 and of Wikipedia, a module each character: dark where it is 1. */
const BARS = {
  '4006381333931':
    '10100011010100111010111101111010001001011001101010100001010000101000010111010010000101100110101',
  '036000291452':
    '10100011010111101010111100011010001101000110101010110110011101001100110101110010011101101100101',
  '73513537': '1010111011011110101100010011001010101000010100111010000101000100101',
} as const;

/** A picture of some bars, with air around them. */
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
  '%s is read in a picture, and offered when it is of no food',
  async (code, bars) => {
    const { added } = await show();
    await upload(await drawBars(bars));
    await expect.element(page.getByText(/no es de ningún alimento tuyo/)).toBeVisible();
    await assertAccessible();
    await page.getByRole('button', { name: texts.addFood }).click();
    // A reader may give a UPC-A as the EAN-13 that it is.
    expect(added.map((each) => each.padStart(13, '0'))).toEqual([code.padStart(13, '0')]);
  },
);

test('the code of a food of the person opens it', async () => {
  const { found, added } = await show(['4006381333931']);
  await upload(await drawBars(BARS['4006381333931']));
  await expect.poll(() => found).toEqual(['4006381333931']);
  expect(added).toEqual([]);
});

test('without a camera, and with a picture without a code or that is no picture, it says what to do', async () => {
  await show();
  await expect.element(page.getByText(texts.camera.none)).toBeVisible();
  await upload(await drawBars(''));
  await expect.element(page.getByText(texts.trouble['nothing-found'])).toBeVisible();
  await assertAccessible();
  await upload(new File(['text'], 'code.png', { type: 'image/png' }));
  await expect.element(page.getByText(texts.trouble['no-picture'])).toBeVisible();
});
