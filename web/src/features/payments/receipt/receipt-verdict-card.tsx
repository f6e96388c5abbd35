import { Alert } from '../../../design/feedback/alert.tsx';
import { Card, CardBody, CardHeader } from '../../../design/layout/card.tsx';
import { moneyDate } from '../../../design/format.ts';
import { receiptLines } from './receipt-lines.ts';
import { receiptMessages as words } from './receipt.messages.ts';
import type { ReceiptCheckResult } from './receipt.queries.ts';
import * as textStyles from '../../../design/text.module.css';
import * as styles from '../payments.module.css';

export function ReceiptVerdictCard({ verdict, sinceThen }: ReceiptCheckResult) {
  if (verdict.kind === 'not-ours')
    return <Refused title={words.notOurs}>{words.notOursText}</Refused>;
  if (verdict.kind === 'incomplete')
    return <Refused title={words.incomplete}>{words.incompleteText}</Refused>;
  if (verdict.kind === 'none') return <Refused title={words.none}>{words.noneText}</Refused>;
  if (verdict.kind === 'cannot-check')
    return (
      <Alert kind="warning" title={words.cannotCheck} announce>
        {words.cannotCheckText}
      </Alert>
    );
  const { payload } = verdict;
  return (
    <Card role="status">
      <CardHeader title={words.authentic} subtitle={words.authenticText(payload.seller)} />
      <CardBody>
        <div className={styles.step}>
          {sinceThen === 'refunded' && <Alert kind="warning" title={words.sinceThen.refunded} />}
          <dl className={styles.transferDetails}>
            {receiptLines(payload).map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd className={textStyles.numeric}>{value}</dd>
              </div>
            ))}
          </dl>
          <p className={styles.note}>
            {words.issueDate(moneyDate(payload.issuedAt))}{' '}
            {sinceThen !== 'refunded' && words.sinceThen[sinceThen]}
          </p>
        </div>
      </CardBody>
    </Card>
  );
}

const Refused = ({ title, children }: { title: string; children: string }) => (
  <Alert kind="error" title={title}>
    {children}
  </Alert>
);
