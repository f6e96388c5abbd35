import { withdrawalStateLabels } from '@forja/contract/labels';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../design/actions/button.tsx';
import { Card, CardBody, CardHeader } from '../../design/layout/card.tsx';
import { moneyClock, moneyDate } from '../../design/format.ts';
import { LinkButton } from '../../design/actions/link-button.tsx';
import { Tag } from '../../design/feedback/tag.tsx';
import { adminMessages } from './admin.messages.ts';
import { type WithdrawalToAnswer, withdrawalsQuery } from './admin.queries.ts';
import { AnswerDialog } from './answer-dialog.tsx';
import { ReasonGate } from './reason-gate.tsx';
import { ReviewList } from './review-list.tsx';
import { classNames } from '../../design/class-names.ts';
import * as textStyles from '../../design/text.module.css';
import * as alertStyles from '../../design/feedback/alert.module.css';
import * as styles from './admin.module.css';

const { withdrawals: words } = adminMessages;

export const WithdrawalsPage = () => (
  <ReasonGate draftId="solicitudes" title={words.title} suggestion={words.suggestion}>
    {(reason) => <WithdrawalRequests reason={reason} />}
  </ReasonGate>
);

function WithdrawalRequests({ reason }: { reason: string }) {
  const withdrawalsResult = useInfiniteQuery(withdrawalsQuery(reason));
  const [answering, setAnswering] = useState<WithdrawalToAnswer>();
  return (
    <ReviewList
      words={words}
      listResult={withdrawalsResult}
      renderItem={(request) => (
        <RequestCard
          request={request}
          now={withdrawalsResult.dataUpdatedAt}
          onAnswer={() => setAnswering(request)}
        />
      )}
    >
      {answering && <AnswerDialog request={answering} onClose={() => setAnswering(undefined)} />}
    </ReviewList>
  );
}

type RequestCardProps = { request: WithdrawalToAnswer; now: number; onAnswer: () => void };

function RequestCard({ request, now, onAnswer }: RequestCardProps) {
  const {
    code,
    state,
    email,
    detail,
    hasAccount,
    answerBy,
    answeredAt,
    answer,
    paymentId,
    reviewReason,
  } = request;
  const isOverdue = answeredAt === null && answerBy.getTime() < now;
  return (
    <Card plain>
      <CardHeader
        title={<span className={classNames(textStyles.numeric, styles.code)}>{code}</span>}
        subtitle={words.dueDate(moneyDate(answerBy), moneyClock(answerBy))}
        side={
          <span className={alertStyles.tags}>
            <Tag>{withdrawalStateLabels[state]}</Tag>
            {isOverdue && <Tag tone="ink">{words.overdue}</Tag>}
          </span>
        }
      />
      <CardBody>
        <dl className={styles.details}>
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
          {reviewReason !== null && (
            <div>
              <dt>{words.reviewed}</dt>
              <dd>{words.reviewReasons[reviewReason]}</dd>
            </div>
          )}
          {answer !== null && (
            <div>
              <dt>{adminMessages.reply}</dt>
              <dd>{answer}</dd>
            </div>
          )}
        </dl>
        <div className={styles.actions}>
          {paymentId !== null && (
            <LinkButton
              variant="outline"
              render={(linkProps) => (
                <Link to="/admin/pagos" search={{ pago: paymentId }} {...linkProps} />
              )}
            >
              {words.payment}
            </LinkButton>
          )}
          <Button variant="secondary" onClick={onAnswer}>
            {words.answer}
          </Button>
        </div>
      </CardBody>
    </Card>
  );
}
