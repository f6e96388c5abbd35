import { useEffect, useRef } from 'react';
import { canUsePasskeys, loadPasskeyLibrary, signWithPasskey } from './sign-with-passkey.ts';
import type { EnterWithPasskey } from './use-passkey-login.ts';

/** A challenge lives five minutes; a later focus requests another. */
const FRESH_MS = 4 * 60_000;

/** Suggests passkeys in the email field, without a prompt. */
export function usePasskeyAutofill(enter: EnterWithPasskey): { offer: () => void } {
  const isOffered = useRef(false);
  const renewal = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      clearTimeout(renewal.current);
      if (isOffered.current) void withdraw().catch(() => undefined);
    },
    [],
  );

  function offer() {
    if (isOffered.current) return;
    isOffered.current = true;
    const offerAgain = () => {
      isOffered.current = false;
    };
    renewal.current = setTimeout(offerAgain, FRESH_MS);
    // A failure was already reported: the next focus offers again.
    void runAutofill().catch(offerAgain);
  }

  async function runAutofill(): Promise<void> {
    if (!(await canSuggest())) return;
    await enter(await signWithPasskey({ fromAutofill: true }));
  }

  return { offer };
}

const canSuggest = async (): Promise<boolean> =>
  canUsePasskeys() && ((await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false);

/** A pending request would block the next one. */
async function withdraw(): Promise<void> {
  const { WebAuthnAbortService } = await loadPasskeyLibrary();
  WebAuthnAbortService.cancelCeremony();
}
