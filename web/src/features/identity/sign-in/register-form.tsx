import { useForm, useWatch } from 'react-hook-form';
import { Field } from '../../../design/inputs/field.tsx';
import { FieldMessage } from '../../../design/inputs/field-message.tsx';
import { Option } from '../../../design/inputs/option.tsx';
import { PasswordField } from '../../../design/inputs/password-field.tsx';
import { EmailField } from '../form/email-field.tsx';
import { ErrorSummary } from '../../../shared/forms/error-summary.tsx';
import type { RegistrationFields, RegistrationValues } from '../form/identity-resolvers.ts';
import { identityMessages } from '../identity.messages.ts';
import { NewPasswordField } from '../form/new-password-field.tsx';
import { SecretQuestionField } from '../form/secret-question-field.tsx';
import { type Destination, useRegister } from '../sign-in.queries.ts';
import { SubmitButton } from '../../../shared/forms/submit-button.tsx';
import { useSubmission } from '../../../shared/forms/use-submission.ts';
import { lazyResolver } from '../../../shared/forms/lazy-resolver.ts';
import { Form } from '../../../shared/forms/form.tsx';
import { useIsDocument } from '../../../shared/pages/document-parts.ts';
import * as textStyles from '../../../design/text.module.css';
import * as styles from '../form/auth.module.css';

const { auth } = identityMessages;
const registrationResolver = lazyResolver(
  async () => (await import('../form/identity-resolvers.ts')).registrationResolver,
);
const LABELS = {
  username: auth.email,
  password: auth.password,
  confirmPassword: auth.confirmPassword,
  secretQuestion: auth.question,
  secretAnswer: auth.answer,
  acceptTerms: auth.accept,
  isAdult: auth.isAdult,
  referralCode: auth.referralCode,
};

export type RegisterFormProps = {
  destination: Destination;
  referralCode?: string | undefined;
  email: string;
  onEmail: (email: string) => void;
  onPending: (resend: () => Promise<unknown>) => void;
};

export function RegisterForm({
  destination,
  referralCode,
  email,
  onEmail,
  onPending,
}: RegisterFormProps) {
  // a script adds the invitation, which the build does not know
  const isDocument = useIsDocument();
  const register = useRegister(destination);
  const form = useForm<RegistrationFields, unknown, RegistrationValues>({
    resolver: registrationResolver,
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: { username: email, password: '', confirmPassword: '', secretAnswer: '' },
  });
  const [username, password] = useWatch({ control: form.control, name: ['username', 'password'] });
  const { submit, getMessage, isSending, secondsToWait, attempt, entries } = useSubmission(
    form,
    LABELS,
    async (values) => {
      const send = () => register({ ...values, ...(referralCode && { referralCode }) });
      if ((await send()) === 'mailbox') onPending(send);
    },
  );
  const field = (name: 'password' | 'confirmPassword' | 'secretAnswer') => ({
    ...form.register(name),
    id: name,
    label: LABELS[name],
    required: true,
    error: getMessage(name),
  });
  return (
    <Form onSubmit={submit}>
      {/* a refusal of the whole form is in the toast */}
      <ErrorSummary attempt={attempt} entries={entries} />
      <EmailField
        {...form.register('username', { onChange: ({ target }) => onEmail(target.value) })}
        id="username"
        required
        value={username}
        error={getMessage('username')}
        onCorrect={(suggestion) => {
          form.setValue('username', suggestion, { shouldValidate: true });
          onEmail(suggestion);
        }}
      />
      <NewPasswordField {...field('password')} typed={password} username={username} />
      <PasswordField {...field('confirmPassword')} autoComplete="new-password" />
      <SecretQuestionField
        {...form.register('secretQuestion')}
        id="secretQuestion"
        required
        error={getMessage('secretQuestion')}
      />
      <Field {...field('secretAnswer')} autoComplete="off" hint={auth.answerHint} />
      <Condition
        id="acceptTerms"
        error={getMessage('acceptTerms')}
        input={form.register('acceptTerms')}
      >
        {auth.acceptBefore}
        <a href="/terminos" target="_blank">
          {auth.terms}
        </a>
        {auth.acceptBetween}
        <a href="/privacidad" target="_blank">
          {auth.privacy}
        </a>
      </Condition>
      <Condition id="isAdult" error={getMessage('isAdult')} input={form.register('isAdult')}>
        {auth.isAdult}
      </Condition>
      {isDocument ? (
        <p data-note="ref" hidden>
          {auth.invited}
        </p>
      ) : null}
      {referralCode === undefined ? null : <p>{auth.invited}</p>}
      <SubmitButton busy={isSending} busyLabel={auth.registering} secondsToWait={secondsToWait}>
        {auth.register}
      </SubmitButton>
      <p className={textStyles.label}>{auth.privacyNote}</p>
    </Form>
  );
}

type ConditionProps = {
  id: 'acceptTerms' | 'isAdult';
  error: string | undefined;
  input: ReturnType<ReturnType<typeof useForm<RegistrationFields>>['register']>;
  children: React.ReactNode;
};

const Condition = ({ id, error, input, children }: ConditionProps) => (
  <div className={styles.condition}>
    <Option
      {...input}
      type="checkbox"
      id={id}
      required
      label={children}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-nota` : undefined}
    />
    {error ? (
      <FieldMessage id={`${id}-nota`} kind="error">
        {error}
      </FieldMessage>
    ) : null}
  </div>
);
