import { Button } from '../../../../design/actions/button.tsx';
import { Dialog } from '../../../../design/overlays/dialog.tsx';
import { clock, date } from '../../../../design/format.ts';
import { toast } from '../../../../design/feedback/toast.ts';
import { emailMessages } from './email.messages.ts';

export type EmailCodeDialogProps = { username: string; code: string; expiresAt: Date; onClose: () => void };

/** Where no mail can be sent: the code that completes the change, shown once in the session that asked. */
export function EmailCodeDialog({ username, code, expiresAt, onClose }: EmailCodeDialogProps) {
  const steps = emailMessages.codeSteps(username, `el ${date(expiresAt)} a las ${clock(expiresAt)}`);
  return (
    <Dialog
      open
      onClose={onClose}
      title={emailMessages.codeTitle}
      description={emailMessages.codeLead}
      footer={
        <div className="zoc-fila">
          <Button variant="primary" wide onClick={onClose}>
            {emailMessages.codeSaved}
          </Button>
        </div>
      }
    >
      <div className="cuenta-clave">
        <p className="rot">{emailMessages.code}</p>
        <p className="cuenta-letras" data-testid="codigo">
          {inFours(code)}
        </p>
        <Button onClick={() => void copy(code)}>{emailMessages.copy}</Button>
      </div>
      <ol className="cuenta-pasos">
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
