import { useForm } from 'react-hook-form';
import { Field } from '../../../../design/inputs/field.tsx';
import { PasswordField } from '../../../../design/inputs/password-field.tsx';
import { toast } from '../../../../design/feedback/toast.ts';
import { SecretQuestionField } from '../../form/secret-question-field.tsx';
import { useSubmission } from '../../../../shared/forms/use-submission.ts';
import { type QuestionFields, questionResolver } from '../account-resolvers.ts';
import { accountMessages } from '../account.messages.ts';
import { useChangeSecretQuestion } from '../account.queries.ts';
import { FormDialog } from '../../../../shared/forms/form-dialog.tsx';

const { security, password, passwordHint } = accountMessages;
const LABELS = { secretQuestion: security.question, secretAnswer: security.answer, password };

export function SecretQuestionDialog({ onClose }: { onClose: () => void }) {
  const change = useChangeSecretQuestion();
  const form = useForm<QuestionFields, unknown, QuestionFields>({
    resolver: questionResolver,
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: { secretAnswer: '', password: '' },
  });

  async function send(values: QuestionFields) {
    const { secretQuestion } = await change.mutateAsync(values);
    toast({ title: security.questionChanged, description: secretQuestion });
    onClose();
  }

  const submission = useSubmission(form, LABELS, send, {
    wrong_password: 'password',
  });
  return (
    <FormDialog
      title={security.changeQuestion}
      lead={security.questionLead}
      submitLabel={security.saveQuestion}
      busyLabel={security.savingQuestion}
      submission={submission}
      onClose={onClose}
    >
      <SecretQuestionField
        {...form.register('secretQuestion')}
        id="secretQuestion"
        error={submission.getMessage('secretQuestion')}
      />
      <Field
        {...form.register('secretAnswer')}
        id="secretAnswer"
        label={security.answer}
        autoComplete="off"
        hint={security.answerHint}
        error={submission.getMessage('secretAnswer')}
      />
      <PasswordField
        {...form.register('password')}
        id="password"
        label={password}
        hint={passwordHint}
        error={submission.getMessage('password')}
      />
    </FormDialog>
  );
}
