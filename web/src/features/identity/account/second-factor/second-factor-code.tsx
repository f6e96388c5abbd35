import { useForm } from 'react-hook-form';
import { Button } from '../../../../design/actions/button.tsx';
import { Field } from '../../../../design/inputs/field.tsx';
import { toast } from '../../../../design/feedback/toast.ts';
import { useSubmission } from '../../../../shared/forms/use-submission.ts';
import { type CodeFields, codeResolver } from '../../form/identity-resolvers.ts';
import { accountMessages } from '../account.messages.ts';
import { FormDialog } from '../../../../shared/forms/form-dialog.tsx';
import { QrCode } from '../../../../shared/qr/qr-code.tsx';
import { useConfirmSecondFactor } from './second-factor.queries.ts';
import * as textStyles from '../../../../design/text.module.css';
import * as styles from '../account.module.css';

const { secondFactor } = accountMessages;
const LABELS = { code: secondFactor.code };

export type SecondFactorCodeProps = { secret: string; uri: string; onClose: () => void };

export function SecondFactorCode({ secret, uri, onClose }: SecondFactorCodeProps) {
  const confirm = useConfirmSecondFactor();
  const form = useForm<CodeFields, unknown, CodeFields>({
    resolver: codeResolver,
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: { code: '' },
  });

  async function send({ code }: CodeFields) {
    await confirm.mutateAsync(code);
    toast({ title: secondFactor.success, description: secondFactor.successMore });
    onClose();
  }

  const submission = useSubmission(form, LABELS, send, { wrong_code: 'code' });
  return (
    <FormDialog
      title={secondFactor.dialogTitle}
      lead={secondFactor.scan}
      submitLabel={secondFactor.confirm}
      busyLabel={secondFactor.confirming}
      submission={submission}
      onClose={onClose}
    >
      <QrCode
        text={uri}
        label={secondFactor.qr}
        drawing={secondFactor.drawing}
        failed={secondFactor.qrFailed}
      />
      <p>
        <a href={uri}>{secondFactor.open}</a>
      </p>
      <div className={styles.key}>
        <p className={textStyles.label}>{secondFactor.byHand}</p>
        <p className={styles.keyText} data-testid="clave">
          {inFours(secret)}
        </p>
        <Button onClick={() => void copy(secret)}>{secondFactor.copy}</Button>
      </div>
      <Field
        {...form.register('code')}
        id="code"
        label={secondFactor.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        hint={secondFactor.codeHint}
        error={submission.getMessage('code')}
      />
    </FormDialog>
  );
}

const inFours = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

async function copy(secret: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(secret);
    toast({ title: secondFactor.copied });
  } catch {
    toast({ variant: 'destructive', title: secondFactor.notCopied });
  }
}
