import { Button } from '../../../../design/actions/button.tsx';
import { Dialog } from '../../../../design/overlays/dialog.tsx';
import { clock, date } from '../../../../design/format.ts';
import { toast } from '../../../../design/feedback/toast.ts';
import { emailMessages } from './email.messages.ts';
import * as textStyles from '../../../../design/text.module.css';
import * as actionBarStyles from '../../../../design/navigation/action-bar.module.css';
import * as styles from '../account.module.css';

export type EmailCodeDialogProps = {
  username: string;
  code: string;
  expiresAt: Date;
  onClose: () => void;
};

/** Shows the code once, in the session that requested it, when no mail can be sent. */
export function EmailCodeDialog({ username, code, expiresAt, onClose }: EmailCodeDialogProps) {
  const steps = emailMessages.codeSteps(
    username,
    `el ${date(expiresAt)} a las ${clock(expiresAt)}`,
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={emailMessages.codeTitle}
      description={emailMessages.codeLead}
      footer={
        <div className={actionBarStyles.row}>
          <Button variant="primary" wide onClick={onClose}>
            {emailMessages.codeSaved}
          </Button>
        </div>
      }
    >
      <div className={styles.key}>
        <p className={textStyles.label}>{emailMessages.code}</p>
        <p className={styles.keyText} data-testid="codigo">
          {inFours(code)}
        </p>
        <Button onClick={() => void copy(code)}>{emailMessages.copy}</Button>
      </div>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Dialog>
  );
}

const inFours = (code: string): string => code.match(/.{1,4}/g)?.join(' ') ?? code;

async function copy(code: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(code);
    toast({ title: emailMessages.copied });
  } catch {
    toast({ variant: 'destructive', title: emailMessages.notCopied });
  }
}
