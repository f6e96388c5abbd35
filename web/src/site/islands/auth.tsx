import { type ComponentType, startTransition, useEffect, useState } from 'react';
import type { FormValues } from '../../../site-script/load-island.ts';
import type { RecoveryStepsProps } from '../../features/identity/recovery/recovery-steps.tsx';
import { readEmailLink, takeRecoveryLink } from '../../features/identity/recovery/recovery-link.ts';
import {
  authAddress,
  type ChangeMode,
  readAuthSearch,
} from '../../features/identity/sign-in/auth-address.ts';
import { VisitorForms } from '../../features/identity/sign-in/visitor-forms.tsx';
import { renderIsland } from './render-island.tsx';

// Recovery keys leave the address bar and the history.
takeRecoveryLink();

let Recovery: ComponentType<RecoveryStepsProps> | undefined;

/** Recovery must load before the document's form is replaced. */
export async function prepare(): Promise<void> {
  const isRecovering =
    readAuthSearch(location.search).modo === 'recuperar' || readEmailLink('/auth') !== undefined;
  if (isRecovering)
    Recovery = (await import('../../features/identity/recovery/recovery-steps.tsx')).RecoverySteps;
}

export const render = (container: HTMLElement, values: FormValues): void =>
  renderIsland(container, <AuthOfAddress />, values);

function AuthOfAddress() {
  const [search, setSearch] = useState(() => readAuthSearch(location.search));
  useEffect(() => {
    const readAgain = () => setSearch(readAuthSearch(location.search));
    addEventListener('popstate', readAgain);
    return () => removeEventListener('popstate', readAgain);
  }, []);
  const changeMode: ChangeMode = (modo, how) => {
    const next = { ...search, modo };
    history[`${how}State`](history.state, '', authAddress(next));
    // The form stays while the recovery code loads.
    if (modo === 'recuperar') startTransition(() => setSearch(next));
    else setSearch(next);
  };
  return <VisitorForms search={search} Recovery={Recovery} onMode={changeMode} />;
}
