import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { assertAccessible } from '../../../shared/assert-accessible.fixture.ts';
import { renderComponent } from '../../../shared/render-component.fixture.tsx';
import { ExercisePicker, type PickedExercise } from './exercise-picker.tsx';

function Picking() {
  const [isOpen, setIsOpen] = useState(false);
  const [picked, setPicked] = useState<PickedExercise>();
  return (
    <main>
      <h1>Rutina</h1>
      <button type="button" onClick={() => setIsOpen(true)}>
        Agregar
      </button>
      <p>Elegido: {picked?.id}</p>
      <ExercisePicker
        open={isOpen}
        pattern="squat"
        onClose={() => setIsOpen(false)}
        onPick={(exercise) => {
          setPicked(exercise);
          setIsOpen(false);
        }}
      />
    </main>
  );
}

const status = page.getByRole('status');
const search = page.getByRole('searchbox', { name: 'Buscar' });

test('an exercise is found with a typo and picked, and the focus returns', async () => {
  await renderComponent(<Picking />);
  await page.getByRole('button', { name: 'Agregar' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Elegir un ejercicio' })).toBeVisible();
  await page.getByText('Filtros (1 activo)').click();
  await page.getByLabelText('Movimiento').selectOptions('Todos');
  await search.fill('pres de vanca');
  await expect.element(page.getByRole('button', { name: /^Press de banca Pecho/ })).toBeVisible();
  await assertAccessible();
  await page.getByRole('button', { name: /^Press de banca Pecho/ }).click();
  await expect.element(page.getByText('Elegido: bench-press')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Agregar' })).toHaveFocus();
});

test('the picker starts filtered by the requested movement, and the filters can be cleared', async () => {
  await renderComponent(<Picking />);
  await page.getByRole('button', { name: 'Agregar' }).click();
  await expect.element(status).toHaveTextContent('14 ejercicios');
  await search.fill('zzzz');
  await expect
    .element(page.getByText('Ningún ejercicio coincide.', { exact: false }))
    .toBeVisible();
  await page.getByRole('button', { name: 'Quitar filtros y búsqueda' }).click();
  await expect.element(search).toHaveValue('');
  await expect.element(page.getByText('242 ejercicios')).toBeVisible();
});

test('a joint filter announces that it omits own exercises, and works with the keyboard', async () => {
  await renderComponent(<Picking />);
  await page.getByRole('button', { name: 'Agregar' }).click();
  await page.getByText('Filtros (1 activo)').click();
  await page.getByLabelText('Sin cargar').selectOptions('Rodilla');
  await expect
    .element(page.getByLabelText('Sin cargar'))
    .toHaveAccessibleDescription(/no sabemos qué cargan/);
  await expect
    .element(page.getByRole('button', { name: /^Sentadilla con barra/ }))
    .not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});
