import { Suspense, useState } from 'react';
import { lazyPart } from '../../../shared/lazy/lazy-part.ts';
import { useIsDocument } from '../../../shared/pages/document-parts.ts';
import { flushSync } from 'react-dom';
import { Segmented } from '../../../design/inputs/segmented.tsx';
import { isSavingAPlan } from '../session/earlier-data.ts';
import { identityMessages } from '../identity.messages.ts';
import { LoginForm } from './login-form.tsx';
import { PasskeyButton } from '../passkey-login/passkey-button.tsx';
import { usePasskeyAutofill } from '../passkey-login/use-passkey-autofill.ts';
import { usePasskeyLogin } from '../passkey-login/use-passkey-login.ts';
import { RegisterForm } from './register-form.tsx';
import type { ChangeMode } from './auth-address.ts';
import { useLogin } from '../sign-in.queries.ts';
import * as textStyles from '../../../design/text.module.css';
import * as styles from '../form/auth.module.css';

const { auth } = identityMessages;

const SecondStepPart = lazyPart(async () => (await import('./second-step.tsx')).SecondStep);
const PendingPart = lazyPart(
  async () => (await import('../registration/pending-registration.tsx')).PendingRegistration,
);

export type SignInFormsProps = {
  isRegistering: boolean;
  recoveryAddress: string;
  next: string | undefined;
  /** Code of the link; a browser without the cookie knows it only from the address. */
  referralCode: string | undefined;
  email: string;
  isRecovered: boolean;
  onEmail: (email: string) => void;
  onMode: ChangeMode;
};

type SendCode = (code: string) => Promise<unknown>;

export function SignInForms({
  isRegistering,
  recoveryAddress,
  next,
  referralCode,
  email,
  isRecovered,
  onEmail,
  onMode,
}: SignInFormsProps) {
  const [sendCode, setSendCode] = useState<SendCode>();
  const [resend, setResend] = useState<() => Promise<unknown>>();
  const isDocument = useIsDocument();
  const destination = {
    next: next ?? '/',
    onDone: () => window.location.assign(next ?? (isRegistering ? '/generar-plan' : '/mis-planes')),
  };
  const login = useLogin(destination);
  const onSecondStep = (send: SendCode) => setSendCode(() => send);
  const enterWithPasskey = usePasskeyLogin(destination, { onSecondStep });

  const autofill = usePasskeyAutofill(enterWithPasskey);

  function goBack() {
    flushSync(() => setSendCode(undefined));
    document.getElementById('password')?.focus();
  }

  function changeEmail() {
    flushSync(() => setResend(undefined));
    document.getElementById('username')?.focus();
  }

  return (
    <>
      {sendCode === undefined ? null : (
        <div className={styles.page}>
          <Suspense fallback={null}>
            <SecondStepPart sendCode={sendCode} onBack={goBack} />
          </Suspense>
        </div>
      )}
      {resend === undefined ? null : (
        <Suspense fallback={null}>
          <PendingPart email={email} resend={resend} onOtherEmail={changeEmail} />
        </Suspense>
      )}
      {/* Hidden rather than unmounted: going back keeps the typed texts. */}
      <div hidden={sendCode !== undefined || resend !== undefined}>
        <div className={styles.page}>
          <div className={styles.header}>
            <h1>{isRegistering ? auth.registerTitle : auth.loginTitle}</h1>
            <p className={textStyles.lead}>{isRegistering ? auth.registerLead : auth.loginLead}</p>
            {isDocument ? <DocumentNotes /> : null}
            {next === undefined ? null : (
              <p className={textStyles.secondary}>
                {isSavingAPlan(next) ? auth.planKept : auth.comingBack}
              </p>
            )}
          </div>
          <Segmented
            legend={auth.mode}
            name="modo"
            hideLegend
            options={[
              { value: 'ingreso', label: auth.login },
              { value: 'registro', label: auth.register },
            ]}
            value={isRegistering ? 'registro' : 'ingreso'}
            onValueChange={(mode) => onMode(mode === 'registro' ? mode : undefined, 'replace')}
          />
          {isDocument ? (
            <noscript>
              {isRegistering ? (
                <a href="/auth">{auth.login}</a>
              ) : (
                <a href="/auth?modo=registro">{auth.register}</a>
              )}
            </noscript>
          ) : null}
          {isRegistering ? (
            <RegisterForm
              destination={destination}
              referralCode={referralCode}
              email={email}
              onEmail={onEmail}
              onPending={(send) => setResend(() => send)}
            />
          ) : (
            <>
              <LoginForm
                email={email}
                recoveryAddress={recoveryAddress}
                isRecovered={isRecovered}
                onEmail={onEmail}
                onReachEmail={autofill.offer}
                onRecover={() => onMode('recuperar', 'push')}
                send={login}
                onSecondStep={onSecondStep}
              />
              <PasskeyButton enter={enterWithPasskey} />
            </>
          )}
        </div>
      </div>
    </>
  );
}

/** Both notes are prerendered, and the script of the document shows the one that applies. */
const DocumentNotes = () => (
  <>
    <p className={textStyles.secondary} data-note="plan" hidden>
      {auth.planKept}
    </p>
    <p className={textStyles.secondary} data-note="next" hidden>
      {auth.comingBack}
    </p>
  </>
);
