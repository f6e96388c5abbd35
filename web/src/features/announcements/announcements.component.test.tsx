import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { assertAccessible } from '../../shared/assert-accessible.fixture.ts';
import { queryClient } from '../../shared/http/query-client.ts';
import { renderComponent } from '../../shared/render-component.fixture.tsx';
import { LettersPage } from './letters-page.tsx';
import { SiteNotice } from './site-notice.tsx';

const ID = '01900000-0000-7000-8000-000000000001';

beforeEach(() => {
  localStorage.clear();
  queryClient.clear();
  window.location.hash = '';
});

function answerWith(reply: () => Response) {
  const fetching = vi.spyOn(window, 'fetch').mockImplementation(async () => reply());
  onTestFinished(() => fetching.mockRestore());
  return fetching;
}
const showNotice = () =>
  renderComponent(
    <main>
      <h1>Inicio</h1>
      <SiteNotice />
    </main>,
  );
const notice = page.getByText('El lunes no hay soporte');

test('a notice stays until it is dismissed on this device', async () => {
  answerWith(() => Response.json({ notice: { id: ID, text: 'El lunes no hay soporte' } }));
  const { unmount } = await showNotice();
  await expect.element(notice).toBeVisible();
  await assertAccessible();
  await page.getByRole('button', { name: 'Entendido' }).click();
  expect(notice.elements()).toEqual([]);
  await unmount();
  await showNotice();
  await expect.element(page.getByRole('heading', { name: 'Inicio' })).toBeVisible();
  expect(notice.elements()).toEqual([]);
});

test('the page shows no notice when there is none or the request fails', async () => {
  for (const reply of [() => Response.json({ notice: null }), () => Response.error()]) {
    const fetching = answerWith(reply);
    const { unmount } = await showNotice();
    await expect.poll(() => fetching.mock.calls.length).toBeGreaterThan(0);
    expect(page.getByRole('complementary').elements()).toEqual([]);
    await unmount();
    queryClient.clear();
  }
});

async function openLetters(hash: string) {
  window.location.hash = hash;
  await renderComponent(
    <main>
      <LettersPage />
    </main>,
  );
}

test('the link of a letter unsubscribes only after a click', async () => {
  const fetching = answerWith(() => Response.json({ success: true }));
  await openLetters('#enlace=abc.def-1');
  const press = page.getByRole('button', { name: 'No quiero más cartas' });
  await expect.element(press).toBeVisible();
  expect(fetching).not.toHaveBeenCalled();
  await assertAccessible();
  await press.click();
  await expect.element(page.getByText('Listo: no te mandamos más cartas.')).toBeVisible();
  const [, init] = fetching.mock.lastCall ?? [];
  expect(JSON.parse(String(init?.body))).toEqual({ token: 'abc.def-1' });
});

test('a truncated or altered link explains the next step', async () => {
  await openLetters('');
  await expect.element(page.getByText('Ese enlace no está completo.')).toBeVisible();
  await assertAccessible();
});
