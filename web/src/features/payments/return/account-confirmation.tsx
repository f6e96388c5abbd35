import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, type RefObject, useCallback, useRef, useState } from 'react';
import { Button } from '../../../design/actions/button.tsx';
import { Dialog } from '../../../design/overlays/dialog.tsx';
import { paymentMessages } from '../payments.messages.ts';
import * as styles from '../payments.module.css';

const { confirmAccount: words } = paymentMessages;

type Answer = 'yes' | 'no';
type PendingQuestion = { address: string; resolve: (answer: Answer) => void };
type AccountConfirmation = {
  confirmAccount: (address: string) => Promise<Answer>;
  /** Set once the person answered. */
  answer: RefObject<Answer | undefined>;
  confirmation: ReactNode;
};

/** A payment link opened in another browser signs in only after a confirmation. */
export function useAccountConfirmation(): AccountConfirmation {
  const answer = useRef<Answer>(undefined);
  const [question, setQuestion] = useState<PendingQuestion>();
  const [isDeclined, setIsDeclined] = useState(false);

  const confirmAccount = useCallback(
    (address: string) => new Promise<Answer>((resolve) => setQuestion({ address, resolve })),
    [],
  );

  function answerQuestion(reply: Answer) {
    answer.current = reply;
    question?.resolve(reply);
    setQuestion(undefined);
    setIsDeclined(reply === 'no');
  }

  const confirmation = question ? (
    <Question address={question.address} onAnswer={answerQuestion} />
  ) : isDeclined ? (
    <Declined onClose={() => setIsDeclined(false)} />
  ) : null;
  return { confirmAccount, answer, confirmation };
}

function Question({ address, onAnswer }: { address: string; onAnswer: (answer: Answer) => void }) {
  return (
    <Dialog
      open
      alert
      onClose={() => onAnswer('no')}
      title={words.title(address)}
      description={words.text}
      footer={
        <div className={styles.failure}>
          <Button variant="primary" wide onClick={() => onAnswer('yes')}>
            {words.yes}
          </Button>
          <Button wide onClick={() => onAnswer('no')}>
            {words.no}
          </Button>
        </div>
      }
    />
  );
}

function Declined({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();

  function signIn() {
    onClose();
    void navigate({ to: '/auth' });
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={words.declinedTitle}
      description={words.declinedText}
      footer={
        <div className={styles.failure}>
          <Button variant="primary" wide onClick={signIn}>
            {words.signIn}
          </Button>
          <Button variant="text" wide onClick={onClose}>
            {words.close}
          </Button>
        </div>
      }
    />
  );
}
