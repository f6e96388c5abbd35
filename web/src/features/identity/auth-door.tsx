import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Segmented } from '../../design/segmented.tsx';
import { WithQueries } from '../../shared/with-queries.tsx';
import { safeNext } from '../../shared/safe-next.ts';
import { AlreadySignedIn } from './already-signed-in.tsx';
import './auth-door.css';
import { isSavingAPlan } from './earlier-data.ts';
import { identityMessages } from './identity.messages.ts';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';
import { useSession } from './session.queries.ts';

const { auth } = identityMessages;

/** Login and registration: the same door. */
export const AuthDoor = () => (
  <WithQueries>
    <Door />
  </WithQueries>
);

function Door() {
  const { modo, next: asked } = useSearch({ from: '/auth' });
  const navigate = useNavigate();
  const router = useRouter();
  const session = useSession();
  const isRegistering = modo === 'registro';
  const next = asked === undefined ? undefined : safeNext(asked);
  const isInside = session.status === 'signed-in';

  useEffect(() => {
    // Somebody came here to go somewhere else, and can: also after signing in from another tab.
    if (isInside && next !== undefined) router.history.replace(next);
  }, [isInside, next, router]);

  if (isInside) return next === undefined ? <AlreadySignedIn user={session.user} /> : null;

  const destination = {
    next: next ?? '/',
    onDone: () => router.history.push(next ?? (isRegistering ? '/generar-plan' : '/mis-planes')),
  };
  const Form = isRegistering ? RegisterForm : LoginForm;
  return (
    <div className="entrada">
      <div className="entrada-cab">
        <h1>{isRegistering ? auth.registerTitle : auth.loginTitle}</h1>
        <p className="bajada">{isRegistering ? auth.registerLead : auth.loginLead}</p>
        {next === undefined ? null : <p className="sec">{isSavingAPlan(next) ? auth.planKept : auth.comingBack}</p>}
      </div>
      <Segmented
        legend={auth.mode}
        hideLegend
        options={[
          { value: 'ingreso', label: auth.login },
          { value: 'registro', label: auth.register },
        ]}
        value={isRegistering ? 'registro' : 'ingreso'}
        onValueChange={(mode) =>
          void navigate({
            to: '/auth',
            search: { ...(mode === 'registro' && { modo: 'registro' }), ...(asked !== undefined && { next: asked }) },
            replace: true,
            resetScroll: false,
          })
        }
      />
      <Form {...destination} />
    </div>
  );
}
