import type { ComponentType } from 'react';

/** Nothing of it is in the first screen: without signal the page stays readable, and completes itself when it is back. */
export type LaterShell = Record<
  'SessionHeader' | 'SessionBase' | 'PwaLayer' | 'SiteFooter',
  ComponentType
> & { WelcomeDialog: ComponentType<{ onClose: () => void }> };

let resolveShell: (parts: LaterShell) => void = () => undefined;
export const laterShell = new Promise<LaterShell>((resolve) => (resolveShell = resolve));

/** Called by the start of the app, which asks for it together with the other routes. */
export const completeShell = (parts: LaterShell): void => resolveShell(parts);
