import { useForm } from 'react-hook-form';
import { Button } from '../../../design/actions/button.tsx';
import { Field } from '../../../design/inputs/field.tsx';
import { useSubmission } from '../../../shared/forms/use-submission.ts';
import { WithdrawalCard } from './withdrawal-card.tsx';
import { withdrawalMessages as words } from './withdrawal.messages.ts';
import { useReadWithdrawal } from './withdrawal.queries.ts';
import { Form } from '../../../shared/forms/form.tsx';
import * as alertStyles from '../../../design/feedback/alert.module.css';
import * as styles from '../payments.module.css';

const CODE_ID = 'pedido-codigo';
const LABELS = { code: words.code };

/** The code is typed, so that the address does not reveal the request. */
export function WithdrawalLookup() {
  const { data, mutateAsync: readByCode } = useReadWithdrawal();
  const form = useForm({
    reValidateMode: 'onSubmit',
    defaultValues: { code: '' },
  });
  const { submit, isSending, getMessage, refusal } = useSubmission(
    form,
    LABELS,
    async ({ code }) => {
      if (code.trim() !== '') await readByCode(code.trim());
    },
  );
  return (
    <section className={styles.step} aria-labelledby="buscar-pedido">
      <h2 className={alertStyles.small} id="buscar-pedido">
        {words.haveCode}
      </h2>
      <Form className={styles.receipt} onSubmit={submit}>
        <Field
          id={CODE_ID}
          {...form.register('code')}
          label={words.code}
          required
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={getMessage('code') ?? refusal}
        />
        <Button type="submit" variant="outline" busy={isSending} busyLabel={words.looking}>
          {words.lookUp}
        </Button>
      </Form>
      {data && <WithdrawalCard withdrawal={data} />}
    </section>
  );
}
