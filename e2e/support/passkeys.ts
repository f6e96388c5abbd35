import { expect, type Page } from '@playwright/test';
import type { Person } from './signed-in.ts';

/** A device with a finger that agrees until told otherwise, in place of the machine's own. Only Chromium has it. */
export async function virtualAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const agree = (isUserVerified: boolean) =>
    devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
  return {
    kept: async () => (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
    refuse: () => agree(false),
    accept: () => agree(true),
  };
}

/** Makes a passkey for who is signed in on this page. */
export async function makePasskey(page: Page, { password }: Person): Promise<void> {
  const status = await page.evaluate(makeInBrowser, password);
  expect(status).toBe(200);
}

/** Runs in the browser. */
async function makeInBrowser(password: string): Promise<number> {
  const post = (path: string, body: object) =>
    fetch(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
  const { challengeId, options } = await (await post('/api/account/passkeys/options', { password })).json();
  const made = await navigator.credentials.create({
    publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options),
  });
  if (!(made instanceof PublicKeyCredential)) return 0;
  const { status } = await post('/api/account/passkeys', { challengeId, name: 'Mi teléfono', response: made.toJSON() });
  return status;
}
