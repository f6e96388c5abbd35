import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Toaster } from '../../../design/feedback/toaster.tsx';
import { assertAccessible } from '../../../shared/assert-accessible.fixture.ts';
import { queryClient } from '../../../shared/http/query-client.ts';
import { renderComponent } from '../../../shared/render-component.fixture.tsx';
import { AnnouncementsPage } from './announcements-page.tsx';

const NOTHING = { canSend: true, recipients: 12, notices: [], letters: [] };
const dialog = page.getByRole('dialog');

beforeEach(() => {
  sessionStorage.clear();
  queryClient.clear();
});

async function openDesk(announcements: object) {
  const fetching = vi
    .spyOn(window, 'fetch')
    .mockImplementation(async (_input, init) =>
      Response.json(init?.method === 'POST' ? { success: true, recipients: 12 } : announcements),
    );
  onTestFinished(() => fetching.mockRestore());
  await renderComponent(
    <main>
      <AnnouncementsPage />
      <Toaster />
    </main>,
  );
  const lastSent = () =>
    JSON.parse(
      String(fetching.mock.calls.findLast(([, init]) => init?.method === 'POST')?.[1]?.body),
    );
  return { lastSent };
}

test('a letter shows its preview and number of recipients before it is sent', async () => {
  const { lastSent } = await openDesk(NOTHING);
  await expect.element(page.getByText(/^Ahora la recibirían 12 personas/)).toBeVisible();
  await assertAccessible();
  await page.getByRole('button', { name: 'Escribir una carta' }).click();
  await dialog.getByLabelText('Asunto').fill('Novedades');
  await dialog.getByLabelText('Carta').fill('Hola:\n\nHay rutinas nuevas.');
  await dialog.getByRole('button', { name: 'Ver cómo queda' }).click();
  await expect.element(dialog.getByText('¿Mandar esta carta a 12 personas?')).toBeVisible();
  await expect.element(dialog.getByText(/Hay rutinas nuevas/)).toBeVisible();
  await dialog.getByLabelText('Motivo').fill('Rutinas nuevas');
  await assertAccessible();
  await dialog.getByRole('button', { name: 'Mandar la carta' }).click();
  await expect.element(page.getByText('Carta en camino')).toBeVisible();
  expect(lastSent()).toMatchObject({
    subject: 'Novedades',
    text: 'Hola:\n\nHay rutinas nuevas.',
    reason: 'Rutinas nuevas',
  });
});

test('a notice is published for the chosen days and audience', async () => {
  const { lastSent } = await openDesk(NOTHING);
  await page.getByRole('button', { name: 'Publicar un aviso' }).click();
  await dialog.getByLabelText('Aviso').fill('El lunes no hay soporte');
  await dialog.getByLabelText(/^Días que se ve/).fill('0');
  await dialog.getByLabelText('Motivo').fill('Feriado');
  await dialog.getByRole('button', { name: 'Publicar un aviso' }).click();
  await expect
    .element(dialog.getByLabelText(/^Días que se ve/))
    .toHaveAccessibleDescription(expect.stringContaining('Poné de 1 a 90 días.'));
  await dialog.getByLabelText(/^Días que se ve/).fill('3');
  await dialog.getByLabelText('Quién lo ve').selectOptions('members');
  await dialog.getByRole('button', { name: 'Publicar un aviso' }).click();
  await expect.element(page.getByText('Aviso publicado')).toBeVisible();
  const { startsAt, endsAt, ...notice } = lastSent();
  expect(notice).toMatchObject({ text: 'El lunes no hay soporte', audience: 'members' });
  expect(new Date(endsAt).getTime() - new Date(startsAt).getTime()).toBe(3 * 86_400_000);
});

test('only a published notice can be removed, and letters are not offered when mail is off', async () => {
  const notice = { text: 'Uno', audience: 'everybody', startsAt: '2020-01-01T00:00:00.000Z' };
  await openDesk({
    ...NOTHING,
    canSend: false,
    notices: [
      {
        ...notice,
        id: '01900000-0000-7000-8000-000000000001',
        endsAt: '2999-01-01T00:00:00.000Z',
      },
      {
        ...notice,
        id: '01900000-0000-7000-8000-000000000002',
        endsAt: '2020-01-02T00:00:00.000Z',
      },
    ],
  });
  await expect.element(page.getByText(/no tiene configurado el envío/)).toBeVisible();
  expect(page.getByRole('button', { name: 'Sacar' }).elements()).toHaveLength(1);
  expect(page.getByRole('button', { name: 'Escribir una carta' }).elements()).toEqual([]);
});
