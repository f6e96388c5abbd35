import { Button } from '../../design/actions/button.tsx';
import { Field } from '../../design/inputs/field.tsx';
import { Form } from '../../shared/forms/form.tsx';
import * as textStyles from '../../design/text.module.css';
import { useTabText } from '../../shared/use-tab-draft.ts';
import { adminMessages } from './admin.messages.ts';
import * as styles from './admin.module.css';

const { reading: words } = adminMessages;

type ReasonFormProps = {
  draftId: string;
  suggestion?: string;
  submitLabel: string;
  isBusy?: boolean;
  onOpen: (reason: string) => void;
};

/**
 * Asks an administrator for a reason that the affected people can read. The tab remembers the text.
 */
export function ReasonForm({
  draftId,
  suggestion = '',
  submitLabel,
  isBusy = false,
  onOpen,
}: ReasonFormProps) {
  const [reason, setReason] = useTabText(`forja-borrador-motivo-${draftId}`, suggestion);
  return (
    <Form
      noValidate={false}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (reason.trim() !== '') onOpen(reason.trim());
      }}
    >
      <h2>{words.why}</h2>
      <p className={textStyles.secondary}>{words.whyText}</p>
      <Field
        label={adminMessages.reason}
        value={reason}
        maxLength={500}
        required
        onChange={({ target }) => setReason(target.value)}
      />
      <Button type="submit" busy={isBusy} busyLabel={words.opening}>
        {submitLabel}
      </Button>
    </Form>
  );
}
