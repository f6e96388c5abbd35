import { processorLabels } from '@forja/contract/labels';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Alert } from '../../design/feedback/alert.tsx';
import { Button } from '../../design/actions/button.tsx';
import { EmptyState } from '../../design/feedback/empty-state.tsx';
import { ErrorState } from '../../design/feedback/error-state.tsx';
import { Card, CardBody, CardHeader } from '../../design/layout/card.tsx';
import { CardSkeleton } from '../../design/feedback/skeleton.tsx';
import { money } from '../../design/money.ts';
import { readableError } from '../../shared/http/readable-error.ts';
import { AdminNav } from './admin-nav.tsx';
import { adminMessages } from './admin.messages.ts';
import { reconciliationQuery } from './admin.queries.ts';
import { ProviderMessages } from './provider-messages.tsx';
import { ReconciliationDays } from './reconciliation-days.tsx';
import { ResolveDialog } from './resolve-dialog.tsx';
import * as textStyles from '../../design/text.module.css';
import * as styles from './admin.module.css';

const { reconciliation: words, retry } = adminMessages;

export function ReconciliationPage() {
  const reconciliationResult = useQuery(reconciliationQuery);
  const [resolving, setResolving] = useState<string>();
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{words.title}</h1>
      <AdminNav />
      {reconciliationResult.isPending && <CardSkeleton message={words.loading} />}
      {reconciliationResult.isError && (
        <ErrorState
          title={words.failed}
          advice={readableError(reconciliationResult.error)}
          actions={<Button onClick={() => void reconciliationResult.refetch()}>{retry}</Button>}
        />
      )}
      {reconciliationResult.data?.days.length === 0 && (
        <EmptyState title={words.empty}>{words.emptyText}</EmptyState>
      )}
      {reconciliationResult.data &&
        reconciliationResult.data.days.length > 0 &&
        reconciliationResult.data.differences.length === 0 && (
          <Alert kind="ok" title={words.allRight} />
        )}
      <ul className={styles.list}>
        {reconciliationResult.data?.differences.map((each) => (
          <li key={each.id}>
            <Card plain>
              <CardHeader
                title={words.kinds[each.kind]}
                subtitle={`${processorLabels[each.processor]}, ${words.day(each.day)}`}
              />
              <CardBody>
                <dl className={styles.details}>
                  <div>
                    <dt>{words.theirs}</dt>
                    <dd className={textStyles.numeric}>{money(each.theirMinor, each.currency)}</dd>
                  </div>
                  <div>
                    <dt>{words.ours}</dt>
                    <dd className={textStyles.numeric}>{money(each.ourMinor, each.currency)}</dd>
                  </div>
                  <div>
                    <dt>{words.number}</dt>
                    <dd className={textStyles.numeric}>{each.providerPaymentId}</dd>
                  </div>
                </dl>
                <div className={styles.actions}>
                  <Button variant="secondary" onClick={() => setResolving(each.id)}>
                    {words.resolve}
                  </Button>
                </div>
              </CardBody>
            </Card>
          </li>
        ))}
      </ul>
      {reconciliationResult.data && reconciliationResult.data.days.length > 0 && (
        <ReconciliationDays days={reconciliationResult.data.days} />
      )}
      <ProviderMessages />
      {resolving !== undefined && (
        <ResolveDialog id={resolving} onClose={() => setResolving(undefined)} />
      )}
    </div>
  );
}
