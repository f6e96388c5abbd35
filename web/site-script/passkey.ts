/** In the documents of signing in: a browser without passkeys is not invited to use one. */
export function hidePasskey(canUse = typeof globalThis.PublicKeyCredential === 'function'): void {
  if (!canUse) document.querySelector('[data-passkey]')?.remove();
}
