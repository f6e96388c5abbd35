import { expect, type Page } from '@playwright/test';
import type { Person } from './people.ts';

/** Adds a virtual authenticator with switchable user verification. Chromium only. */
export async function addVirtualAuthenticator(page: Page) {
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
  const setUserVerified = (isUserVerified: boolean) =>
    devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
  return {
    listCredentials: async () =>
      (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
    refuse: () => setUserVerified(false),
    accept: () => setUserVerified(true),
  };
}

export async function createPasskey(page: Page, { password }: Person): Promise<void> {
  const status = await page.evaluate(createPasskeyInPage, password);
  expect(status).toBe(200);
}

/** Runs in the browser. */
async function createPasskeyInPage(password: string): Promise<number> {
  const post = (path: string, body: object) =>
    fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  const { challengeId, options } = await (
    await post('/api/account/passkeys/options', { password })
  ).json();
  const credential = await navigator.credentials.create({
    publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options),
  });
  if (!(credential instanceof PublicKeyCredential)) return 0;
  const { status } = await post('/api/account/passkeys', {
    challengeId,
    name: 'Mi teléfono',
    response: credential.toJSON(),
  });
  return status;
}
