import { loadSignInRequests } from '../sign-in.queries.ts';
import { identityMessages } from '../identity.messages.ts';

/** Preloaded: browsers require the ceremony right after the click. */
export const loadPasskeyLibrary = () => import('@simplewebauthn/browser');

export const canUsePasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function';

/** `fromAutofill` lists the passkeys among the suggested addresses. */
export async function signWithPasskey({ fromAutofill = false }: { fromAutofill?: boolean } = {}) {
  const { startAuthentication } = await loadPasskeyLibrary();
  const { startPasskey } = await loadSignInRequests();
  const { challengeId, options } = await startPasskey();
  const { id, rawId, response } = await startAuthentication({
    // The server half of the same library wrote it; the contract does not parse it.
    optionsJSON: options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON'],
    useBrowserAutofill: fromAutofill,
  });
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  // Our passkeys always carry a user handle.
  if (userHandle === undefined) throw new Error(identityMessages.auth.passkey.failed);
  return {
    challengeId,
    response: {
      id,
      rawId,
      type: 'public-key' as const,
      response: { clientDataJSON, authenticatorData, signature, userHandle },
    },
  };
}
