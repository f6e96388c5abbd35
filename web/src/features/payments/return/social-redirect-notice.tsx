import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Button } from '../../../design/actions/button.tsx';
import { Dialog } from '../../../design/overlays/dialog.tsx';
import { useSession } from '../../identity/session.queries.ts';
import { useMembership } from '../../membership/membership.queries.ts';
import { paymentFlags, type SocialRedirect } from '../payment-flags.ts';
import { paymentMessages } from '../payments.messages.ts';
import { isSocialRedirect } from './social-redirect.ts';
import * as styles from '../payments.module.css';

const { social: words } = paymentMessages;
/** Longer than the delay of the activation, one second. */
const MOMENT_MS = 1500;

type SocialRedirectNoticeProps = {
  redirect: SocialRedirect | undefined;
  /** The message depends on the session and the membership. */
  isRestoring: boolean;
};

/** Guides a person who paid inside a social app and returned in the browser of the phone. */
export function SocialRedirectNotice({ redirect, isRestoring }: SocialRedirectNoticeProps) {
  const [isOpen, setIsOpen] = useState(() =>
    isSocialRedirect(redirect, navigator.userAgent, new Date()),
  );
  const isTime = useIsLater(MOMENT_MS);
  const navigate = useNavigate();
  const session = useSession();
  const { status } = useMembership();
  if (!isOpen || !isTime || isRestoring || session.status === 'loading' || status === 'unknown')
    return null;
  const isMember = status === 'active';

  function close() {
    paymentFlags.forgetSocialRedirect();
    setIsOpen(false);
  }

  function openAddress(to: '/auth' | '/mis-planes') {
    close();
    void navigate({ to });
  }

  return (
    <Dialog
      open
      onClose={close}
      title={isMember ? words.paidTitle : words.otherTitle}
      description={isMember ? words.paidText : words.otherText}
      footer={
        <div className={styles.failure}>
          <Button
            variant="primary"
            wide
            onClick={() => (isMember ? openAddress('/mis-planes') : close())}
          >
            {isMember ? words.seePlan : words.understood}
          </Button>
          <Button wide onClick={() => openAddress('/auth')}>
            {words.signIn}
          </Button>
          <Button variant="text" wide onClick={close}>
            {words.close}
          </Button>
        </div>
      }
    />
  );
}

function useIsLater(delay: number): boolean {
  const [isLater, setIsLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLater(true), delay);
    return () => clearTimeout(timer);
  }, [delay]);
  return isLater;
}
