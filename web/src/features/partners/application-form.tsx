import { PARTNER_LENGTHS } from '@forja/contract/partners';
import { useState } from 'react';
import { Field } from '../../design/inputs/field.tsx';
import { FieldMessage } from '../../design/inputs/field-message.tsx';
import { Option } from '../../design/inputs/option.tsx';
import { TextArea } from '../../design/inputs/text-area.tsx';
import { ErrorSummary } from '../../shared/forms/error-summary.tsx';
import { SubmitButton } from '../../shared/forms/submit-button.tsx';
import { useDraftForm } from '../../shared/forms/use-draft-form.ts';
import { useSubmission } from '../../shared/forms/use-submission.ts';
import { useTabDraft } from '../../shared/use-tab-draft.ts';
import {
  type ApplicationDraft,
  newApplicationDraft,
  readApplication,
  restoreApplicationDraft,
} from './application-draft.ts';
import { partnersMessages } from './partners.messages.ts';
import type { NewApplication } from './partners.queries.ts';
import { Form } from '../../shared/forms/form.tsx';
import * as frameStyles from '../../design/layout/frame.module.css';
import * as textStyles from '../../design/text.module.css';

const { form: words } = partnersMessages;
const LABELS = {
  name: words.name,
  email: words.email,
  profile: words.profile,
  audience: words.audience,
  message: words.message,
  consent: words.consentShort,
};

export function ApplicationForm({ send }: { send: (body: NewApplication) => Promise<unknown> }) {
  // The same id in each retry, so that a lost answer does not store the application twice.
  const [id] = useState(() => crypto.randomUUID());
  const { draft, change, clear } = useTabDraft<ApplicationDraft>('forja-borrador-postulacion', {
    owner: '',
    empty: newApplicationDraft,
    restore: restoreApplicationDraft,
  });
  const form = useDraftForm({ draft, onType: change, parse: readApplication });
  const { submit, isSending, secondsToWait, attempt, refusal, entries } = useSubmission(
    form,
    LABELS,
    async (application) => {
      await send({ ...application, id });
      clear();
    },
  );
  const field = (name: Exclude<keyof typeof LABELS, 'consent'>) => ({
    ...form.field(name),
    id: name,
    label: LABELS[name],
    required: true,
  });
  const { error: consentError, ...consent } = form.field('consent');

  return (
    <Form onSubmit={submit} className={frameStyles.stack} aria-labelledby="postulacion">
      <ErrorSummary attempt={attempt} refusal={refusal} entries={entries} />
      <Field {...field('name')} autoComplete="name" maxLength={PARTNER_LENGTHS.name} />
      <Field
        {...field('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Field
        {...field('profile')}
        hint={words.profileHint}
        maxLength={PARTNER_LENGTHS.profile}
        autoCapitalize="none"
        spellCheck={false}
      />
      <Field {...field('audience')} maxLength={PARTNER_LENGTHS.audience} />
      <TextArea
        {...field('message')}
        hint={words.messageHint}
        maxLength={PARTNER_LENGTHS.message}
      />
      <div className={frameStyles.stack}>
        <Option
          {...consent}
          type="checkbox"
          id="consent"
          required
          label={words.consent}
          aria-invalid={consentError ? true : undefined}
          aria-describedby={consentError ? 'consent-nota' : undefined}
        />
        {consentError ? (
          <FieldMessage id="consent-nota" kind="error">
            {consentError}
          </FieldMessage>
        ) : null}
      </div>
      <p className={textStyles.secondary}>
        {words.privacyBefore}
        <a href="/privacidad" target="_blank">
          {words.privacy}
        </a>
        .
      </p>
      <SubmitButton busy={isSending} busyLabel={words.sending} secondsToWait={secondsToWait}>
        {words.send}
      </SubmitButton>
    </Form>
  );
}
