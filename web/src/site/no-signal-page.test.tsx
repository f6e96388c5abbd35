import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NoSignalPage } from './no-signal-page.tsx';

test('the offline page links to the same address and to the start', () => {
  const html = renderToStaticMarkup(<NoSignalPage />);
  expect([...html.matchAll(/<a href="([^"]*)"[^>]*>([^<]+)</g)].map(([, ...link]) => link)).toEqual(
    [
      ['', 'Probar de nuevo'],
      ['/', 'Ir al inicio'],
    ],
  );
});
