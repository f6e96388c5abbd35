import { MEASURE_HELP } from '@forja/contract/measures';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { assertAccessible } from '../../shared/assert-accessible.fixture.ts';
import { renderComponent } from '../../shared/render-component.fixture.tsx';
import { useTabDraft } from '../../shared/use-tab-draft.ts';
import { openForm, restoreForm } from './measure-draft.ts';
import { MeasureForm } from './measure-form.tsx';

const field = (label: string) => page.getByLabelText(label, { exact: false });
const save = page.getByRole('button', { name: 'Guardar medidas' });

function Form() {
  const { draft, change, clear } = useTabDraft('measure-form.component.test', {
    owner: '1',
    empty: openForm,
    restore: restoreForm,
  });
  return (
    <main>
      <MeasureForm
        changing={undefined}
        draft={draft.draft}
        onType={(typed) => change({ draft: typed })}
        onDone={clear}
      />
      <button type="button" onClick={clear}>
        Otra persona
      </button>
    </main>
  );
}

test('an empty measure shows its error in the weight, which takes the focus', async () => {
  await renderComponent(<Form />);
  await save.click();
  await expect.element(field('Peso')).toHaveFocus();
  await expect.element(field('Peso')).toHaveAccessibleDescription(/al menos una medida/);
  await assertAccessible();
});

test('an error in a closed section opens the section', async () => {
  await renderComponent(<Form />);
  await page.getByText('Más medidas (opcional)').click();
  await field('Pulso').fill('muchas');
  await save.click();
  await expect.element(field('Pulso')).toHaveFocus();
  await expect.element(field('Pulso')).toHaveValue('muchas');
  await expect.element(field('Pulso')).toHaveAccessibleDescription(MEASURE_HELP.restingPulse);
});

test('an edit clears the error until the next try', async () => {
  await renderComponent(<Form />);
  await field('Cintura').fill('mucha');
  await save.click();
  await expect.element(field('Cintura')).toHaveAttribute('aria-invalid', 'true');
  await field('Cintura').fill('muchas');
  await expect.element(field('Cintura')).not.toHaveAttribute('aria-invalid', 'true');
  await save.click();
  await expect.element(field('Cintura')).toHaveAccessibleDescription(MEASURE_HELP.waistCm);
});

test('a replaced draft appears in the form', async () => {
  await renderComponent(<Form />);
  await field('Peso').fill('78,4');
  await expect.element(field('Peso')).toHaveValue('78,4');
  await page.getByRole('button', { name: 'Otra persona' }).click();
  await expect.element(field('Peso')).toHaveValue('');
});

test('arrows and buttons step a figure by the resolution of its instrument', async () => {
  await renderComponent(<Form />);
  const weight = field('Peso');
  const less = page.getByRole('button', { name: /^Restar 0,1.kg$/ });
  // no previous value to step from
  await expect.element(less).toBeDisabled();
  await weight.fill('78,4');
  await less.click();
  await expect.element(weight).toHaveValue('78,3');
  await weight.click();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  await expect.element(weight).toHaveValue('78,5');
  await assertAccessible();
});
