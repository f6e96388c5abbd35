/** Removes the button of passkeys from the sign-in documents where the browser has none. */
export function hidePasskey(canUse = typeof globalThis.PublicKeyCredential === 'function'): void {
  if (!canUse) document.querySelector('[data-passkey]')?.remove();
}
