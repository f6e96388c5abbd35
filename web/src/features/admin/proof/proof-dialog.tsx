import { proveSecondFactor } from '@forja/contract/identity/second-factor';
import { useForm } from 'react-hook-form';
import { Field } from '../../../design/inputs/field.tsx';
import { FormDialog } from '../../../shared/forms/form-dialog.tsx';
import { useSubmission } from '../../../shared/forms/use-submission.ts';
import { call } from '../../../shared/http/call.ts';
import { proofMessages as words } from './proof.messages.ts';
import { answerProof, useIsProofAsked } from './with-proof.ts';

const LABELS = { code: words.code };
const SIX_DIGITS = /^\s*(?:\d\s*){6}$/;

export const ProofDialog = () => (useIsProofAsked() ? <AskCode /> : null);

function AskCode() {
  const form = useForm({ reValidateMode: 'onSubmit', defaultValues: { code: '' } });
  const submission = useSubmission(
    form,
    LABELS,
    async ({ code }) => {
      await call(proveSecondFactor, { body: { code } });
      answerProof(true);
    },
    { wrong_code: 'code' },
  );
  return (
    <FormDialog
      title={words.title}
      lead={words.lead}
      submitLabel={words.submit}
      busyLabel={words.busy}
      submission={submission}
      onClose={() => answerProof(false)}
    >
      <Field
        {...form.register('code', { validate: (code) => SIX_DIGITS.test(code) || words.missing })}
        label={words.code}
        hint={words.hint}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        error={submission.getMessage('code')}
      />
    </FormDialog>
  );
}
