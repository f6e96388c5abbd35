import { jsPDF } from 'jspdf';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { assertAccessible } from '../assert-accessible.fixture.ts';
import { renderComponent } from '../render-component.fixture.tsx';
import { DownloadPdf } from './download-pdf.tsx';
import type { PdfDocument } from './pdf-document.ts';
import { pdfMessages as texts } from './pdf.messages.ts';

// Makes the library fail, so that the fallback is used.
Object.assign(jsPDF.API, {
  addFileToVFS: () => {
    throw new Error('the library fails');
  },
});

const CONTENT: PdfDocument = {
  title: 'Plan de ejemplo',
  subtitle: '12 semanas',
  sections: [{ title: 'Energía', lines: ['Proteína por día · 141 g'] }],
  sources: { title: 'Fuentes', lines: ['[1] Una fuente'] },
};

const saved: { name: string; file: Blob }[] = [];
let hasRoom = true;

beforeEach(() => {
  saved.length = 0;
  hasRoom = true;
  let last: Blob | undefined;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (!hasRoom) throw new DOMException('no room', 'QuotaExceededError');
    if (file instanceof Blob) last = file;
    return 'blob:file';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    if (last) saved.push({ name: this.download, file: last });
  });
});
afterEach(() => vi.restoreAllMocks());

async function download(): Promise<void> {
  await renderComponent(
    <main>
      <h1>Tu plan</h1>
      <DownloadPdf fileName="forja-plan-personalizado" read={() => CONTENT} />
    </main>,
  );
  await page.getByRole('button', { name: 'Descargar PDF' }).click();
}

test('when the library fails the page is downloaded, and an alert says to open and print it', async () => {
  await download();
  await expect.element(page.getByRole('status')).toHaveTextContent(texts.asHtml);
  const [first] = saved;
  expect(saved.map(({ name }) => name)).toEqual(['forja-plan-personalizado.html']);
  expect(await first?.file.text()).toContain('Proteína por día · 141 g');
  await assertAccessible();
});

test('when the page cannot be saved either, an alert says to try again or take a screenshot', async () => {
  hasRoom = false;
  await download();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(
      'No se pudo generar el archivo. Intenta de nuevo o toma una captura de pantalla.',
    );
  expect(saved).toEqual([]);
  await assertAccessible();

  hasRoom = true;
  await page.getByRole('button', { name: 'Descargar PDF' }).click();
  await expect.element(page.getByText(texts.asHtml)).toBeVisible();
  await expect.element(page.getByText(/No se pudo generar el archivo/)).not.toBeInTheDocument();
  expect(saved).toHaveLength(1);
});
