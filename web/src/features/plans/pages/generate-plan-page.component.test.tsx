import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { assertAccessible } from '../../../shared/assert-accessible.fixture.ts';
import { renderComponent } from '../../../shared/render-component.fixture.tsx';
import { forgetDraft } from '../draft/stored-draft.ts';
import { GeneratePlanPage } from './generate-plan-page.tsx';

const field = (label: string) => page.getByLabelText(label, { exact: false });
const toHealth = page.getByRole('button', { name: 'Seguir con tu salud' });
const healthTitle = page.getByRole('heading', { name: 'Tu salud y experiencia' });

beforeEach(forgetDraft);

const showForm = () =>
  renderComponent(
    <main>
      <GeneratePlanPage />
    </main>,
    '/generar-plan',
  );

async function answerPersonStep({ weight = '78,4', height = '178' } = {}) {
  await field('Edad').fill('27');
  await field('Peso').fill(weight);
  await field('Altura').fill(height);
  await page.getByRole('radio', { name: 'Varón' }).click();
}

test('missing answers show an error at each field, and the first one gets the focus', async () => {
  await showForm();
  await toHealth.click();
  await expect.element(field('Edad')).toHaveFocus();
  expect(page.getByText('Este campo es obligatorio').elements()).toHaveLength(4);
  await assertAccessible();
});

test.each([
  ['Edad', '13', 'Poné la edad en años cumplidos, entre 14 y 90.'],
  ['Edad', '91', 'Poné la edad en años cumplidos, entre 14 y 90.'],
  ['Edad', '27,5', 'Poné la edad en años cumplidos, entre 14 y 90.'],
  ['Peso', '29,9', 'Poné el peso en kilos, entre 30 y 300. Por ejemplo: 78,4.'],
  ['Peso', '300,1', 'Poné el peso en kilos, entre 30 y 300. Por ejemplo: 78,4.'],
  ['Peso', 'ochenta', 'Poné el peso en kilos, entre 30 y 300. Por ejemplo: 78,4.'],
  ['Altura', '1,78', 'Poné la altura en centímetros, sin coma. Por ejemplo: 178.'],
  ['Altura', '231', 'Poné la altura en centímetros, sin coma. Por ejemplo: 178.'],
])('%s typed as %s shows its error on blur and keeps the text', async (label, typed, says) => {
  await showForm();
  await field(label).fill(typed);
  // no error while typing
  await expect.element(field(label)).not.toHaveAttribute('aria-invalid', 'true');
  await userEvent.tab();
  await expect.element(field(label)).toHaveValue(typed);
  await expect.element(field(label)).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field(label)).toHaveAccessibleDescription(says);
});

test('an impossible weight and height are both marked, and a correction clears both', async () => {
  await showForm();
  await answerPersonStep({ weight: '300', height: '120' });
  await toHealth.click();
  const sentence = page.getByText(
    'Revisá el peso y la altura: juntos no dan un cuerpo posible. ¿Están en kilos y centímetros?',
  );
  await expect.poll(() => sentence.elements()).toHaveLength(2);
  await field('Peso').fill('78');
  await field('Altura').fill('178');
  await expect.poll(() => sentence.elements()).toHaveLength(0);
});

test.each(['78,4', '78.4'])('a weight typed as %s leads to the next step', async (weight) => {
  await showForm();
  await answerPersonStep({ weight });
  await toHealth.click();
  await expect.element(healthTitle).toHaveFocus();
});

test.each([
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])('the first step works by keyboard, at $width', async ({ width, height }) => {
  await page.viewport(width, height);
  await showForm();
  await field('Edad').click();
  await userEvent.keyboard('27{Tab}78,4{Tab}178{Tab}[Space]{Enter}');
  await expect.element(healthTitle).toHaveFocus();
});

test('typed answers are restored when the form is opened again', async () => {
  const { unmount } = await showForm();
  await field('Peso').fill('90');
  await page.getByRole('radio', { name: 'Varón' }).click();
  await unmount();
  await showForm();
  await expect.element(field('Peso')).toHaveValue('90');
  await expect.element(page.getByRole('radio', { name: 'Varón' })).toBeChecked();
});

test('a known lift is added, corrected in its row and removed with the keyboard', async () => {
  await showForm();
  await answerPersonStep();
  await page.getByText('Pesos que ya levantás', { exact: false }).click();
  const add = page.getByRole('button', { name: 'Agregar un ejercicio' });
  add.element().focus();
  await userEvent.keyboard('{Enter}');
  const exercise = page.getByLabelText('Ejercicio', { exact: true });
  await expect.element(exercise).toHaveFocus();
  await exercise.selectOptions('Press de banca');
  const lift = page.getByRole('group', { name: 'Press de banca' });
  await userEvent.keyboard('{Tab}62,5');
  await expect.element(lift.getByLabelText('Peso', { exact: false })).toHaveValue('62,5');
  await toHealth.click();
  const repetitions = lift.getByLabelText('Repeticiones', { exact: false });
  await expect.element(repetitions).toHaveFocus();
  await expect.element(repetitions).toHaveAccessibleDescription(/Este campo es obligatorio/);
  await assertAccessible();
  await repetitions.fill('8');
  await expect.element(repetitions).not.toHaveAttribute('aria-invalid', 'true');
  lift.getByRole('button', { name: 'Quitar Press de banca' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(lift).not.toBeInTheDocument();
  await expect.element(add).toHaveFocus();
});

test('removing a lift keeps the others as typed', async () => {
  await showForm();
  await page.getByText('Pesos que ya levantás', { exact: false }).click();
  const add = page.getByRole('button', { name: 'Agregar un ejercicio' });
  for (const [name, weight] of [
    ['Press de banca', '62,5'],
    ['Sentadilla con barra', '80'],
  ] as const) {
    await add.click();
    await page.getByLabelText('Ejercicio', { exact: true }).last().selectOptions(name);
    await page.getByRole('group', { name }).getByLabelText('Peso', { exact: false }).fill(weight);
  }
  await page.getByRole('button', { name: 'Quitar Press de banca' }).click();
  const remaining = page.getByRole('group', { name: 'Sentadilla con barra' });
  await expect.element(remaining.getByLabelText('Peso', { exact: false })).toHaveValue('80');
  expect(page.getByLabelText('Ejercicio', { exact: true }).elements()).toHaveLength(1);
});

test('a laboratory result is typed with its unit, and an impossible one returns to its field', async () => {
  await showForm();
  await answerPersonStep();
  await toHealth.click();
  await page.getByRole('checkbox', { name: 'Ninguna' }).click();
  await page.getByRole('radio', { name: /^Intermedio/ }).click();
  const fold = page.getByText('Análisis de los últimos 6 meses', { exact: false });
  await fold.click();
  await expect.element(field('LDL')).toHaveAccessibleDescription('De 10 a 500.');
  await field('LDL').fill('1');
  const alt = page.getByLabelText(/^ALT \(GPT\)/);
  await alt.fill('96,5');
  await fold.click();
  await page.getByRole('button', { name: 'Seguir con unas preguntas' }).click();
  await expect.element(field('LDL')).toHaveFocus();
  await expect
    .element(field('LDL'))
    .toHaveAccessibleDescription('Poné el LDL en mg/dl, entre 10 y 500.');
  await field('LDL').fill('110');
  await page.getByRole('button', { name: 'Seguir con unas preguntas' }).click();
  const limit = page.getByLabelText(/^Máximo de ALT/);
  await expect.element(limit).toHaveFocus();
  await expect.element(limit).toHaveAccessibleDescription(/Copiá el máximo que el informe pone/);
  await limit.fill('38,6');
  await expect.element(alt).toHaveAccessibleDescription('Es 2,5 veces el máximo.');
  await assertAccessible();
});

const toQuestions = page.getByRole('button', { name: 'Seguir con unas preguntas' });

async function openHealthStep() {
  await showForm();
  await answerPersonStep();
  await toHealth.click();
  await expect.element(healthTitle).toHaveFocus();
}

test('a condition is found by its common name, marked, and folded into its system', async () => {
  await openHealthStep();
  await page.getByText('Afinar mi salud', { exact: false }).click();
  const search = page.getByRole('searchbox', { name: 'Buscar una enfermedad o un remedio' });
  const heart = page.getByText('Corazón, presión y sangre', { exact: false }).first();
  const options = () =>
    page
      .getByRole('group', { name: /Otros datos/ })
      .getByRole('checkbox')
      .elements();
  expect(page.getByRole('checkbox', { name: 'Fumo' }).elements()).toHaveLength(0);
  await search.fill('sintrom');
  await userEvent.keyboard('{Enter}');
  expect(options()).toHaveLength(1);
  await expect.element(search).toHaveAccessibleDescription('Encontramos 1.');
  await page.getByRole('checkbox', { name: 'Tomo anticoagulantes' }).click();
  await search.fill('gripe');
  await expect.element(search).toHaveAccessibleDescription(/No está en esta lista/);
  await userEvent.keyboard('{Escape}');
  await expect.element(search).toHaveValue('');
  await expect.element(heart).toHaveTextContent('Corazón, presión y sangre (1 marcado)');
  await expect.element(page.getByRole('checkbox', { name: 'Tomo anticoagulantes' })).toBeChecked();
  await assertAccessible();
});

test('an alarm symptom shows at once whom to call, over the form, without another next step in the bar', async () => {
  await page.viewport(390, 844);
  await openHealthStep();
  const symptom = page.getByRole('checkbox', { name: /^Dolor de pecho/ });
  await symptom.click();
  const now = page.getByRole('alert').filter({ hasText: 'Esto va primero.' });
  await expect.element(now).toBeInViewport({ ratio: 1 });
  for (const number of ['107', '911'])
    await expect
      .element(now.getByRole('link', { name: number }))
      .toHaveAttribute('href', `tel:${number}`);
  const bar = page.getByRole('region', { name: 'Llamar' });
  await expect.element(bar.getByRole('link', { name: 'Llamar al 107' })).toBeInViewport();
  expect(bar.getByRole('button').elements()).toHaveLength(0);
  expect(document.querySelectorAll('.button_primary')).toHaveLength(1);
  await assertAccessible();
  await symptom.click();
  await expect.element(now).not.toBeInTheDocument();
  await expect.element(toQuestions).toHaveClass(/button_primary/);
});

test('one tap answers no to the unanswered questions only', async () => {
  await openHealthStep();
  await page.getByRole('checkbox', { name: 'Ninguna' }).click();
  await page.getByRole('radio', { name: /^Intermedio/ }).click();
  await toQuestions.click();
  const answers = (name: string) =>
    page
      .getByRole('radio', { name, exact: true })
      .elements()
      .filter((each) => each.matches(':checked'));
  await page.getByRole('radio', { name: 'Sí', exact: true }).first().click();
  await page.getByRole('button', { name: 'No a las que faltan' }).click();
  expect([answers('Sí').length, answers('No').length]).toEqual([1, 4]);
  expect(page.getByRole('button', { name: /^No a|No a todas/ }).elements()).toHaveLength(0);
});

test.each([
  { width: 390, height: 844, figures: '.generate-plan_preview' },
  { width: 1440, height: 900, figures: '.generate-plan_aside' },
])('the live figures follow the typed answers, at $width', async ({ width, height, figures }) => {
  await page.viewport(width, height);
  await showForm();
  await answerPersonStep();
  const energy = () =>
    document.querySelector<HTMLElement>(`${figures} .text_figure`)?.innerText ?? '';
  await expect.poll(energy).toMatch(/^\d\.\d{3}\s*kcal/);
  const at78 = energy();
  await field('Peso').fill('90');
  await expect.poll(energy).toMatch(/^\d\.\d{3}\s*kcal/);
  await expect.poll(energy).not.toBe(at78);
  await page.viewport(390, 844);
});

test('missing health answers are listed, and the questions and the compound goal are accessible at 320 px', async () => {
  await page.viewport(320, 640);
  await openHealthStep();
  await toQuestions.click();
  await expect.element(page.getByText('Este campo es obligatorio')).toBeVisible();
  await assertAccessible();
  await page.getByRole('checkbox', { name: 'Ninguna' }).click();
  await page.getByRole('radio', { name: /^Intermedio/ }).click();
  await toQuestions.click();
  await expect.element(page.getByRole('heading', { name: 'Antes de seguir' })).toHaveFocus();
  await assertAccessible();
  for (const yes of page.getByRole('radio', { name: 'Sí', exact: true }).elements())
    await userEvent.click(yes);
  await page.getByRole('button', { name: 'Seguir con el objetivo' }).click();
  await page.getByRole('radio', { name: 'Ganar músculo' }).click();
  await page.getByRole('radio', { name: /^Con química/ }).click();
  await page.getByText('Anabólicos inyectables', { exact: false }).first().click();
  await expect.element(page.getByRole('checkbox', { name: /cipionato/i })).toBeVisible();
  await assertAccessible();
  await page.viewport(390, 844);
});

test('avoided foods are found by any name with the keyboard, and a typed food that was not chosen stops the form', async () => {
  await showForm();
  await answerPersonStep();
  await page.getByText('Afinar mis datos', { exact: false }).first().click();
  const search = page.getByRole('combobox', { name: 'Alimentos que evitás' });
  const options = page.getByRole('listbox', { name: 'Alimentos que evitás' }).getByRole('option');
  const chosen = () =>
    page
      .getByRole('list', { name: 'Lo que tu menú no trae' })
      .getByRole('button')
      .elements()
      .map(({ textContent }) => textContent);
  const FISH = 'Quitar Pescados y mariscos, todos';
  const AVOCADO = 'Quitar Palta';
  await search.click();
  await userEvent.keyboard('aguacate');
  await expect
    .element(page.getByRole('option', { name: 'Palta' }))
    .toHaveAttribute('data-highlighted');
  await userEvent.keyboard('{Enter}huebo'); // typo on purpose
  await expect.element(page.getByRole('option', { name: 'Huevo duro' })).toBeVisible();
  await assertAccessible();
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{Escape}');
  await expect.poll(() => options.elements().length).toBe(0);
  await userEvent.keyboard('pescados{Enter}');
  await expect.poll(chosen).toEqual([FISH, AVOCADO]);
  await userEvent.keyboard('{Backspace}');
  await expect.poll(chosen).toEqual([FISH]);
  // Escape closes the search and keeps the choices; a tap chooses too and keeps the focus
  await userEvent.keyboard('{Escape}aguacate');
  await page.getByRole('option', { name: 'Palta' }).click();
  await expect.poll(chosen).toEqual([FISH, AVOCADO]);
  await expect.element(search).toHaveFocus();
  await expect.element(search).toHaveValue('');
  await page.getByRole('button', { name: AVOCADO }).click();
  await expect.poll(chosen).toEqual([FISH]);
  await expect.element(search).toHaveFocus();
  await userEvent.keyboard('xyzw');
  await expect.element(search).toHaveValue('xyzw');
  await expect
    .element(page.getByText(/^No encontramos ese alimento: así tu menú puede traerlo\./).first())
    .toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { name: 'Tus datos' })).toBeVisible();
  // an unchosen food would stay in the menu, so the form stops
  await toHealth.click();
  await expect.element(search).toHaveFocus();
  await expect
    .element(
      page.getByText('Elegilo de la lista o borralo: lo que solo está escrito no sale de tu menú.'),
    )
    .toBeVisible();
  await assertAccessible();
});
