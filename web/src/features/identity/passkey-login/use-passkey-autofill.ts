import { useEffect, useRef } from 'react';
import { canUsePasskeys, loadPasskeyLibrary, signWithPasskey } from './sign-with-passkey.ts';
import type { EnterWithPasskey } from './use-passkey-login.ts';

/** The challenge lives for five minutes: a field that is entered later asks for another one. */
const FRESH_MS = 4 * 60_000;

/** Keys among the addresses that the browser suggests in the e-mail field; nothing asks, nothing covers the page. */
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
    // Not chosen, or refused, which was said already: the next visit to the field offers again.
    void offered().catch(offerAgain);
  }

  async function offered(): Promise<void> {
    if (!(await canSuggest())) return;
    await enter(await signWithPasskey({ fromAutofill: true }));
  }

  return { offer };
}

const canSuggest = async (): Promise<boolean> =>
  canUsePasskeys() && ((await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false);

/** A request to the device that is left open would block the next one. */
async function withdraw(): Promise<void> {
  const { WebAuthnAbortService } = await loadPasskeyLibrary();
  WebAuthnAbortService.cancelCeremony();
}
