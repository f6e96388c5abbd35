import type { FoundPayment } from '@forja/contract/payments/admin-payments';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../../design/actions/button.tsx';
import { EmptyState } from '../../../design/feedback/empty-state.tsx';
import { ErrorState } from '../../../design/feedback/error-state.tsx';
import { Field } from '../../../design/inputs/field.tsx';
import { CardSkeleton } from '../../../design/feedback/skeleton.tsx';
import { readableError } from '../../../shared/http/readable-error.ts';
import { useTabText } from '../../../shared/use-tab-draft.ts';
import { AdminNav } from '../admin-nav.tsx';
import { adminMessages } from '../admin.messages.ts';
import { foundPaymentsQuery } from '../admin.queries.ts';
import { DecideDialog } from '../decide-dialog.tsx';
import type { FoundAction } from './found-action.ts';
import { InvoiceDialog } from './invoice-dialog.tsx';
import { PartialRefundDialog } from './partial-refund-dialog.tsx';
import { FoundPaymentCard } from './found-payment-card.tsx';
import { Form } from '../../../shared/forms/form.tsx';
import * as styles from '../admin.module.css';

const { search: words, retry } = adminMessages;

/** The address may carry a payment number, never an email. */
export function FindPaymentsPage() {
  const { pago = '' } = useSearch({ strict: false });
  const [draft, setDraft] = useTabText('forja-borrador-motivo-pagos');
  const form = useForm({ defaultValues: { query: pago, reason: draft } });
  const [searched, setSearched] = useState({ query: '', reason: '' });
  const [acting, setActing] = useState<{ payment: FoundPayment; action: FoundAction }>();
  const close = () => setActing(undefined);
  const foundPayments = useInfiniteQuery(foundPaymentsQuery(searched));
  const items = foundPayments.data?.pages.flatMap((page) => page.items);

  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{words.title}</h1>
      <AdminNav />
      <Form
        className={styles.form}
        onSubmit={form.handleSubmit(({ query, reason }) =>
          setSearched({ query: query.trim(), reason: reason.trim() }),
        )}
      >
        <Field
          {...form.register('query')}
          label={words.label}
          hint={words.hint}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Field
          {...form.register('reason', {
            validate: (text) => text.trim() !== '' || adminMessages.reading.missing,
            onChange: ({ target }) => setDraft(target.value),
          })}
          label={adminMessages.reason}
          hint={adminMessages.reading.hint}
          maxLength={500}
          error={form.formState.errors.reason?.message}
        />
        <Button
          type="submit"
          variant="secondary"
          busy={foundPayments.isFetching}
          busyLabel={words.loading}
        >
          {words.act}
        </Button>
      </Form>
      {foundPayments.isLoading && <CardSkeleton message={words.loading} />}
      {foundPayments.isError && (
        <ErrorState
          title={words.failed}
          advice={readableError(foundPayments.error)}
          actions={<Button onClick={() => void foundPayments.refetch()}>{retry}</Button>}
        />
      )}
      {items?.length === 0 && <EmptyState title={words.empty}>{words.emptyText}</EmptyState>}
      <ul className={styles.list}>
        {items?.map((payment) => (
          <li key={payment.id}>
            <FoundPaymentCard
              payment={payment}
              onAct={(action) => setActing({ payment, action })}
            />
          </li>
        ))}
      </ul>
      {foundPayments.hasNextPage && (
        <Button
          busy={foundPayments.isFetchingNextPage}
          onClick={() => void foundPayments.fetchNextPage()}
        >
          {words.more}
        </Button>
      )}
      {acting?.action === 'part' && (
        <PartialRefundDialog payment={acting.payment} onClose={close} />
      )}
      {acting?.action === 'invoice' && <InvoiceDialog payment={acting.payment} onClose={close} />}
      {(acting?.action === 'refund' || acting?.action === 'end') && (
        <DecideDialog payment={acting.payment} verdict={acting.action} onClose={close} />
      )}
    </div>
  );
}
