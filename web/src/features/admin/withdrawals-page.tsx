import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../design/button.tsx';
import { EmptyState } from '../../design/empty-state.tsx';
import { ErrorState } from '../../design/error-state.tsx';
import { Ficha, FichaBody, FichaHeader } from '../../design/ficha.tsx';
import { moneyClock, moneyDate } from '../../design/format.ts';
import { FichaSkeleton } from '../../design/skeleton.tsx';
import { Tag } from '../../design/tag.tsx';
import { readableError } from '../../shared/readable-error.ts';
import { adminMessages } from './admin.messages.ts';
import { withdrawalsQuery } from './admin.queries.ts';
import { AnswerDialog } from './answer-dialog.tsx';
import type { WithdrawalToAnswer } from './withdrawal-to-answer.ts';
import './admin.css';

const { withdrawals: words, retry } = adminMessages;

/** Requests of regret and of cancellation, the one that ends first at the top. */
export function WithdrawalsPage() {
  const asked = useInfiniteQuery(withdrawalsQuery);
  const [answering, setAnswering] = useState<WithdrawalToAnswer>();
  const requests = asked.data?.pages.flatMap(({ items }) => items);
  return (
    <div className="admin">
      <h1 tabIndex={-1}>{words.title}</h1>
      {asked.isPending && <FichaSkeleton message={words.loading} />}
      {asked.isError && (
        <ErrorState
          title={words.failed}
          advice={readableError(asked.error)}
          actions={<Button onClick={() => void asked.refetch()}>{retry}</Button>}
        />
      )}
      {requests?.length === 0 && <EmptyState title={words.empty}>{words.emptyText}</EmptyState>}
      <ul className="admin-lista">
        {requests?.map((request) => (
          <li key={request.id}>
            <RequestCard request={request} now={asked.dataUpdatedAt} onAnswer={() => setAnswering(request)} />
          </li>
        ))}
      </ul>
      {asked.hasNextPage && (
        <Button busy={asked.isFetchingNextPage} onClick={() => void asked.fetchNextPage()}>
          {words.more}
        </Button>
      )}
      {answering && <AnswerDialog request={answering} onClose={() => setAnswering(undefined)} />}
    </div>
  );
}

type RequestCardProps = { request: WithdrawalToAnswer; now: number; onAnswer: () => void };

function RequestCard({ request, now, onAnswer }: RequestCardProps) {
  const { code, state, email, detail, hasAccount, answerBy, answeredAt, answer } = request;
  const isOverdue = answeredAt === null && answerBy.getTime() < now;
  return (
    <Ficha plain>
      <FichaHeader
        title={`${code}: ${words.states[state]}`}
        subtitle={words.answerBy(moneyDate(answerBy), moneyClock(answerBy))}
        side={isOverdue ? <Tag>{words.overdue}</Tag> : undefined}
      />
      <FichaBody>
        <dl className="admin-datos">
          <div>
            <dt>{words.email}</dt>
            <dd>
              {email}. {hasAccount ? words.hasAccount : words.noAccount}
            </dd>
          </div>
          {detail !== null && (
            <div>
              <dt>{words.detail}</dt>
              <dd>{detail}</dd>
            </div>
          )}
          {answer !== null && (
            <div>
              <dt>{adminMessages.reply}</dt>
              <dd>{answer}</dd>
            </div>
          )}
        </dl>
        <div className="acciones">
          <Button variant="tinta" onClick={onAnswer}>
            {words.answer}
          </Button>
        </div>
      </FichaBody>
    </Ficha>
  );
}
