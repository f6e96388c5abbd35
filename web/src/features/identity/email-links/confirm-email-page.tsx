import { RegistrationCompletion } from '../registration/registration-completion.tsx';
import { useEmailLink } from '../recovery/recovery-link.ts';
import { Confirmation } from './confirmation.tsx';
import { Denial } from './denial.tsx';

/** Confirms on a click, because mail programs prefetch links. */
export function ConfirmEmailPage() {
  const token = useEmailLink('/verificar-correo');
  const denied = useEmailLink('/verificar-correo', 'no-fui-yo');
  const registration = useEmailLink('/verificar-correo', 'registro');
  // The key resets the state when another email opens over this page.
  if (registration !== undefined)
    return (
      <RegistrationCompletion
        key={registration}
        token={registration}
        onDone={(next) => window.location.replace(next)}
      />
    );
  return denied === undefined ? (
    <Confirmation key={token} token={token} />
  ) : (
    <Denial key={denied} token={denied} />
  );
}
