import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { PasskeyButton } from '../src/features/identity/passkey-login/passkey-button.tsx';
import { hidePasskey } from './passkey.ts';
import { showDocument } from './show-document.fixture.tsx';

test('the sign-in document offers a passkey only where the browser supports it', async () => {
  showDocument(<PasskeyButton enter={async () => undefined} />);
  const button = page.getByRole('button', { name: 'Entrar con llave de acceso' });
  hidePasskey(true);
  await expect.element(button).toBeVisible();
  hidePasskey(false);
  await expect.element(button).not.toBeInTheDocument();
  await expect.element(page.getByText('o', { exact: true })).not.toBeInTheDocument();
});
