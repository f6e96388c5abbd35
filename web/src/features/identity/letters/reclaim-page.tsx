import { accountReclaim } from '@forja/contract/account-reversal';
import { REQUIRED } from '@forja/contract/common';
import { zodResolver } from '@hookform/resolvers/zod';
import { Link } from '@tanstack/react-router';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { Aviso } from '../../../design/aviso.tsx';
import { buttonClass } from '../../../design/button-class.ts';
import '../auth-door.css';
import { ErrorSummary } from '../error-summary.tsx';
import { NewPasswordPair, PASSWORD_LABELS } from '../recovery/new-password-pair.tsx';
import { useLetterLink } from '../recovery/recovery-link.ts';
import { SubmitButton } from '../submit-button.tsx';
import { useSubmission } from '../use-submission.ts';
import { lettersMessages } from './letters.messages.ts';
import { useReclaimAccount } from './letters.queries.ts';

const { reclaim } = lettersMessages;
/** In the form the second password is always there; for the API it is optional. */
const reclaimForm = accountReclaim.safeExtend({ confirmPassword: z.string().min(1, REQUIRED) });
const resolver = zodResolver(reclaimForm);
type Fields = z.infer<typeof reclaimForm>;

/** The way back of a letter that told of a change that its owner did not make. */
export function ReclaimPage() {
  const token = useLetterLink('/recuperar-acceso');
  // Another letter opened over this page is another way back.
  return <WayBack key={token} token={token} />;
}

function WayBack({ token }: { token: string | undefined }) {
  const reclaiming = useReclaimAccount();
  return (
    <div className="entrada">
      <div className="entrada-cab">
        <h1 tabIndex={-1}>{reclaim.title}</h1>
        {reclaiming.data || token === undefined ? null : (
          <>
            <p className="bajada">{reclaim.lead}</p>
            <p className="sec">{reclaim.more}</p>
          </>
        )}
      </div>
      {reclaiming.data ? (
        <Reclaimed {...reclaiming.data} />
      ) : token === undefined ? (
        <Aviso title={reclaim.noLink}>{reclaim.noLinkMore}</Aviso>
      ) : (
        <ReclaimForm token={token} send={reclaiming.mutateAsync} />
      )}
      <p className="sec">{reclaim.support}</p>
    </div>
  );
}

function ReclaimForm({ token, send }: { token: string; send: (fields: Fields) => Promise<unknown> }) {
  const form = useForm<Fields>({
    resolver,
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: { token, newPassword: '', confirmPassword: '' },
  });
  const typed = useWatch({ control: form.control, name: 'newPassword' });
  const submission = useSubmission(form, PASSWORD_LABELS, send);
  const { submit, messageOf, isSending, secondsToWait, ...summary } = submission;
  const field = (name: 'newPassword' | 'confirmPassword') => ({ ...form.register(name), error: messageOf(name) });
  return (
    <form noValidate onSubmit={submit}>
      <ErrorSummary {...summary} />
      <NewPasswordPair
        username=""
        typed={typed}
        newPassword={field('newPassword')}
        confirmPassword={field('confirmPassword')}
      />
      <SubmitButton busy={isSending} busyLabel={reclaim.pressing} secondsToWait={secondsToWait}>
        {reclaim.press}
      </SubmitButton>
    </form>
  );
}

const Reclaimed = ({ username, isEmailRestored }: { username: string; isEmailRestored: boolean }) => (
  <>
    <Aviso kind="ok" title={reclaim.done} announce>
      {isEmailRestored ? reclaim.enterWith(username) : reclaim.notRestored(username)} {reclaim.afterwards}
    </Aviso>
    <p>
      <Link to="/auth" search={{}} className={buttonClass({ variant: 'tinta' })}>
        {reclaim.enter}
      </Link>
    </p>
  </>
);
