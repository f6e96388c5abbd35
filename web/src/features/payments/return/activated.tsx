import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Alert } from '../../../design/feedback/alert.tsx';
import { EmptyState } from '../../../design/feedback/empty-state.tsx';
import { moneyDate } from '../../../design/format.ts';
import { LinkButton } from '../../../design/actions/link-button.tsx';
import { CardSkeleton } from '../../../design/feedback/skeleton.tsx';
import { CheckList } from '../../../design/layout/price-ticket.tsx';
import { useMembership } from '../../membership/membership.queries.ts';
import { paymentMessages } from '../payments.messages.ts';
import { classNames } from '../../../design/class-names.ts';
import * as styles from '../payments.module.css';

const { activated: words, pending, benefits } = paymentMessages;

export function Activated({ renderStart }: { renderStart: (start: ReactNode) => ReactNode }) {
  const membership = useMembership();
  if (membership.status === 'unknown') return <CardSkeleton message={words.verifying} />;
  if (membership.status !== 'active')
    return (
      <div className={classNames(styles.page, styles.narrow)}>
        <h1 tabIndex={-1}>{words.notYet}</h1>
        <EmptyState
          title={pending.title}
          action={
            <LinkButton
              variant="secondary"
              render={(linkProps) => <Link to="/callback" {...linkProps} />}
            >
              {pending.search}
            </LinkButton>
          }
        >
          {pending.lead}
        </EmptyState>
      </div>
    );
  return (
    <div className={classNames(styles.page, styles.narrow)}>
      <h1 tabIndex={-1}>{words.title}</h1>
      <Alert
        kind="ok"
        title={membership.endsAt === null ? words.title : words.until(moneyDate(membership.endsAt))}
      >
        {words.receipts}
      </Alert>
      {renderStart(
        <div className={styles.actions}>
          <LinkButton
            variant="primary"
            render={(linkProps) => <Link to="/generar-plan" {...linkProps} />}
          >
            {words.makePlan}
          </LinkButton>
          <LinkButton
            variant="outline"
            render={(linkProps) => <Link to="/mis-planes" {...linkProps} />}
          >
            {words.myPlans}
          </LinkButton>
        </div>,
      )}
      <CheckList items={benefits} />
    </div>
  );
}
