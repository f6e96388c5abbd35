export function hidePasskey(canUse = typeof globalThis.PublicKeyCredential === 'function'): void {
  if (!canUse) document.querySelector('[data-passkey]')?.remove();
}
