import type { Device } from '@forja/contract/identity/account';

/** A device as its emails name it. */
export const deviceText = ({ browser, system }: Device): string =>
  `${browser ?? 'un navegador'}${system === null ? '' : ` en ${system}`}`;
