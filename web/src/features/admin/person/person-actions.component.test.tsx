import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Toaster } from '../../../design/feedback/toaster.tsx';
import { assertAccessible } from '../../../shared/assert-accessible.fixture.ts';
import { renderComponent } from '../../../shared/render-component.fixture.tsx';
import { PersonAccess, SupportNotes } from './person-access.tsx';
import { PersonActions } from './person-actions.tsx';
import type { Person } from './person-actions.queries.ts';

const at = new Date('2026-03-10T15:00:00Z');
const end = new Date('2026-06-10T15:00:00Z');
const person: Person = {
  username: 'ana@ejemplo.com.ar',
  isAdmin: false,
  isOwn: false,
  createdAt: at,
  emailVerifiedAt: null,
  blocked: null,
  secondFactor: 'off',
  sessions: [
    { device: { browser: 'Chrome', system: 'Android' }, createdAt: at, lastSeenAt: at },
    { device: { browser: null, system: null }, createdAt: at, lastSeenAt: at },
  ],
  sharing: { isLikely: true, devicesInWeek: 6, devicesInHour: 2 },
  notes: [
    {
      id: '01900000-0000-7000-8000-000000000001',
      at,
      author: 'e…@ejemplo.com.ar',
      text: 'Llamó por el correo',
    },
  ],
  memberships: [{ startsAt: at, endsAt: end }],
  payments: [],
  events: [],
};

async function openPerson(changes: Partial<Person> = {}, reply: () => Response = Response.error) {
  const fetching = vi.spyOn(window, 'fetch').mockImplementation(async () => reply());
  onTestFinished(() => fetching.mockRestore());
  const onDone = vi.fn();
  const shown = { ...person, ...changes };
  await renderComponent(
    <main>
      <h1>Una persona</h1>
      <PersonAccess person={shown} />
      <PersonActions id="1" person={shown} onDone={onDone} />
      <SupportNotes notes={shown.notes} />
      <Toaster />
    </main>,
  );
  return { fetching, onDone };
}
const buttons = () =>
  page
    .getByRole('button')
    .elements()
    .map(({ textContent }) => textContent);

test('the page of a person shows their sessions, signs of a shared account and support notes', async () => {
  await openPerson();
  await expect.element(page.getByText('Puede que la compartan varias personas.')).toBeVisible();
  await expect.element(page.getByText(/^Chrome, Android, vista por última vez/)).toBeVisible();
  await expect.element(page.getByText(/^Dispositivo desconocido/)).toBeVisible();
  await expect.element(page.getByText(/e…@ejemplo.com.ar: Llamó por el correo/)).toBeVisible();
  expect(buttons()).toEqual([
    'Mover el final',
    'Agregar una nota',
    'Cerrar sus sesiones',
    'Cambiar su correo',
    'Bloquear la cuenta',
  ]);
  await assertAccessible();
});

test('a blocked account shows its reason and can be unblocked', async () => {
  await openPerson({
    blocked: { at, reason: 'La prestó' },
    sessions: [],
    memberships: [],
    notes: [],
  });
  await expect.element(page.getByText(/^Bloqueada desde el .+ Motivo: La prestó$/)).toBeVisible();
  await expect.element(page.getByText('No tiene sesiones abiertas.')).toBeVisible();
  expect(buttons()).toEqual(['Agregar una nota', 'Cambiar su correo', 'Desbloquear la cuenta']);
});

test('another administrator can lose the second step but cannot be blocked', async () => {
  await openPerson({ isAdmin: true, secondFactor: 'locked', memberships: [], sessions: [] });
  await expect.element(page.getByText('Cerrado por códigos equivocados')).toBeVisible();
  expect(buttons()).toEqual(['Agregar una nota', 'Borrar su segundo paso']);
});

test('the typed days move the end of the membership from the date on the screen', async () => {
  const { fetching, onDone } = await openPerson({}, () =>
    Response.json({ endsAt: '2026-06-07T15:00:00.000Z' }),
  );
  await page.getByRole('button', { name: 'Mover el final' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText(/^Días/).fill('-3');
  await dialog.getByLabelText('Motivo').fill('Pagó de más');
  await assertAccessible();
  await dialog.getByRole('button', { name: 'Mover el final' }).click();
  await expect.element(page.getByText(/Ahora termina el 07\/06\/2026/)).toBeVisible();
  const [, init] = fetching.mock.lastCall ?? [];
  expect(JSON.parse(String(init?.body))).toEqual({
    days: -3,
    seenEndsAt: end.toISOString(),
    reason: 'Pagó de más',
  });
  expect(onDone).toHaveBeenCalledOnce();
});

test('days that are not a number show an error beside the field', async () => {
  const { onDone } = await openPerson({}, () =>
    Response.json(
      {
        success: false,
        code: 'invalid_input',
        message: 'Revisá los datos',
        fields: [{ path: 'days', message: 'Poné cuántos días, de 1 a 366.' }],
        requestId: '1',
      },
      { status: 400 },
    ),
  );
  await page.getByRole('button', { name: 'Mover el final' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText(/^Días/).fill('diez');
  await dialog.getByLabelText('Motivo').fill('Pagó de más');
  await dialog.getByRole('button', { name: 'Mover el final' }).click();
  await expect
    .element(dialog.getByLabelText(/^Días/))
    .toHaveAccessibleDescription(expect.stringContaining('Poné cuántos días, de 1 a 366.'));
  expect(onDone).not.toHaveBeenCalled();
});
