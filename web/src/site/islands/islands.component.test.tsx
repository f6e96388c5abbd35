import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import '../../design/tokens.css';
import '../../design/base.css';
import { takeOverForms } from '../../../site-script/take-over.ts';
import { PartnerApplication } from '../../features/partners/partner-application.tsx';
import { ReceiptCheck } from '../../features/payments/receipt/receipt-check.tsx';
import { WithdrawalParts } from '../../features/payments/withdrawal/withdrawal-parts.tsx';
import { OwnCalendar } from '../../features/plans/care/own-calendar.tsx';
import { queryClient } from '../../shared/http/query-client.ts';
import { WithQueries } from '../../shared/http/with-queries.tsx';
import { DocumentPartsContext } from '../../shared/pages/document-parts.ts';
import { Island, type IslandProps } from '../../shared/pages/island.tsx';

/** Writes a part as the build does, and lets the script of the document watch it. */
function openDocument({ name, drafts, children }: Omit<IslandProps, 'isEager'>) {
  document.body.innerHTML = `<main>${renderToStaticMarkup(
    <DocumentPartsContext value={{ sheets: new Map() }}>
      <Island name={name} drafts={drafts ?? {}}>
        <WithQueries>{children}</WithQueries>
      </Island>
    </DocumentPartsContext>,
  )}</main>`;
  const island = document.querySelector<HTMLElement>('[data-island]');
  if (!island) throw new Error('the document has no island');
  island.dataset['code'] = `/src/site/islands/${name}.tsx`;
  onTestFinished(() => {
    document.body.replaceChildren();
    sessionStorage.clear();
    queryClient.clear();
  });
  takeOverForms();
  return island;
}

const isTakenOver = (island: HTMLElement) => expect.poll(() => island.isConnected).toBe(false);
/** What a person reads and fills in, without the names that each drawing gives. */
const readForm = (root: Element) =>
  [...root.querySelectorAll('h2, label, legend, input, textarea')].map(
    ({ localName, textContent, className }) => [localName, textContent, className],
  );

const FORMS: [name: string, form: ReactNode, label: string, text: string][] = [
  ['partners', <PartnerApplication key="a" />, 'Nombre', 'Ana'],
  ['receipt', <ReceiptCheck key="b" />, 'Código del recibo', 'FR1.'],
  ['withdrawal', <WithdrawalParts key="c" kind="regret" />, 'Correo de tu cuenta', 'ana@a.ar'],
  ['own-calendar', <OwnCalendar key="d" />, 'Día del control', '2026-11-27'],
];

test.each(FORMS)(
  'the form of %s is the same after it is taken over',
  async (name, form, label, text) => {
    const island = openDocument({ name, children: form });
    const written = readForm(island);
    expect(written.length).toBeGreaterThan(2);
    for (const each of island.querySelectorAll('form')) {
      expect([each.method, each.noValidate]).toEqual(['post', false]);
      expect(each.querySelector(':required')).not.toBeNull();
    }
    const field = page.getByLabelText(label, { exact: false }).first();
    await field.fill(text);
    await isTakenOver(island);
    const [container] = document.querySelectorAll('main > div');
    expect(container && readForm(container)).toEqual(written);
    await expect.element(field).toHaveValue(text);
    await expect.element(field).toHaveFocus();
  },
);

test('what was chosen and ticked before the code is chosen and ticked', async () => {
  const island = openDocument({ name: 'partners', children: <PartnerApplication /> });
  await page.getByLabelText('Acepto que guarden', { exact: false }).click({ force: true });
  await isTakenOver(island);
  await expect.element(page.getByRole('checkbox')).toBeChecked();
});

test('what this tab kept of a form is in it without a touch', async () => {
  sessionStorage.setItem('forja-borrador-regret-correo', '"ana@a.ar"');
  const island = openDocument({
    name: 'withdrawal',
    drafts: { 'forja-borrador-regret-correo': 'email' },
    children: <WithdrawalParts kind="regret" />,
  });
  await isTakenOver(island);
  await expect.element(page.getByLabelText('Correo de tu cuenta')).toHaveValue('ana@a.ar');
});
