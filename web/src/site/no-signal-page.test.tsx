import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NoSignalPage } from './no-signal-page.tsx';

test('without signal the page asks for the same address again, whichever it was, or leads to the start', () => {
  const html = renderToStaticMarkup(<NoSignalPage />);
  expect([...html.matchAll(/<a href="([^"]*)"[^>]*>([^<]+)</g)].map(([, ...link]) => link)).toEqual(
    [
      ['', 'Probar de nuevo'],
      ['/', 'Ir al inicio'],
    ],
  );
});
