import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '../http/query-client.ts';
import { renderComponent } from '../render-component.fixture.tsx';
import { RevealWhenReady } from './reveal-when-ready.tsx';

const isInSight = (element: Element): boolean => element.checkVisibility({ opacityProperty: true });
const pending = page.getByText('Cargando...');
const title = page.getByRole('heading', { name: 'Medidas' });

function Measures({ isBelow = false }) {
  const [isBusy, setBusy] = useState(true);
  return (
    <>
      <h1>Medidas</h1>
      <button type="button" onClick={() => setBusy(false)}>
        Llegó
      </button>
      <div style={{ marginTop: isBelow ? '200vh' : 0 }}>
        {isBusy ? <p aria-busy="true">Buscando tus medidas.</p> : <p>80 kg</p>}
      </div>
    </>
  );
}

const open = (content = <Measures />) =>
  renderComponent(
    <RevealWhenReady pending={<p>Cargando...</p>} isSessionKnown isFirstSync={false}>
      {content}
    </RevealWhenReady>,
  );

test('a page appears once no part of its first screen is busy', async () => {
  await open();
  await expect.element(pending).toBeVisible();
  expect(isInSight(title.element())).toBe(false);
  // dispatched by the test, because a hidden button cannot be pressed
  (await page.getByRole('button', { name: 'Llegó' }).findElement()).dispatchEvent(
    new MouseEvent('click', { bubbles: true }),
  );
  await expect.element(pending).not.toBeInTheDocument();
  expect(isInSight(title.element())).toBe(true);
});

test('a page waits for local reads, but not for a part below the first screen', async () => {
  let resolve: (weight: string) => void = () => {};
  const promise = new Promise<string>((answer) => (resolve = answer));
  void queryClient.fetchQuery({ queryKey: ['device', 'ana'], queryFn: () => promise });
  await open(<Measures isBelow />);
  await expect.element(pending).toBeVisible();
  expect(isInSight(title.element())).toBe(false);
  resolve('80 kg');
  await expect.element(pending).not.toBeInTheDocument();
  expect(isInSight(title.element())).toBe(true);
});

test('a slow page appears incomplete, and stays', async () => {
  await open();
  await expect.poll(() => isInSight(title.element()), { timeout: 10_000 }).toBe(true);
  await expect.element(pending).not.toBeInTheDocument();
  await expect.element(page.getByText('Buscando tus medidas.')).toBeVisible();
});
