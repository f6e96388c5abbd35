import { Button } from '../../../design/actions/button.tsx';
import { recoveryMessages } from './recovery.messages.ts';
import { ByMail } from './other-ways.tsx';
import { useSecretQuestion } from './recovery.queries.ts';
import * as textStyles from '../../../design/text.module.css';
import * as styles from '../form/auth.module.css';

export type MailStepProps = {
  username: string;
  onOtherEmail: () => void;
  onQuestion: (question: string) => void;
};

/** The link comes first because it cannot be guessed; the question is the fallback. */
export function MailStep({ username, onOtherEmail, onQuestion }: MailStepProps) {
  const question = useSecretQuestion();
  return (
    <>
      <ByMail username={username} isFirst />
      <div className={styles.accountOf}>
        <p className={textStyles.secondary}>
          {recoveryMessages.forEmail}: <b>{username}</b>
        </p>
        <Button variant="text" onClick={onOtherEmail}>
          {recoveryMessages.changeEmail}
        </Button>
      </div>
      <section className={styles.recovery}>
        <h2>{recoveryMessages.noMailbox}</h2>
        <p>{recoveryMessages.noMailboxText}</p>
        <Button
          busy={question.isPending}
          busyLabel={recoveryMessages.looking}
          onClick={() =>
            question.mutate(username, {
              onSuccess: ({ secretQuestion }) => onQuestion(secretQuestion),
            })
          }
        >
          {recoveryMessages.askQuestion}
        </Button>
      </section>
    </>
  );
}
