import { RegistrationCompletion } from '../registration/registration-completion.tsx';
import { useEmailLink } from '../recovery/recovery-link.ts';
import { Confirmation } from './confirmation.tsx';
import { Denial } from './denial.tsx';

/** Where the email that proves an address leads. A press acts: mail programs open links by themselves. */
export function ConfirmEmailPage() {
  const token = useEmailLink('/verificar-correo');
  const denied = useEmailLink('/verificar-correo', 'no-fui-yo');
  const registration = useEmailLink('/verificar-correo', 'registro');
  // Another email opened over this page is another confirmation.
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
