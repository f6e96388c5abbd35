import type { PaymentToReview } from '@forja/contract/admin-payments';
import { Aviso } from '../../design/aviso.tsx';
import { Button } from '../../design/button.tsx';
import { Ficha, FichaBody, FichaHeader } from '../../design/ficha.tsx';
import { moneyClock, moneyDate } from '../../design/format.ts';
import { money } from '../../shared/money.ts';
import { adminMessages } from './admin.messages.ts';

const { payments: words } = adminMessages;

type PaymentCardProps = { payment: PaymentToReview; onDecide: (verdict: 'approve' | 'reject') => void };

export function PaymentCard({ payment, onDecide }: PaymentCardProps) {
  const { username, currency, amountMinor, dueMinor, reference, madeAt, why, canApprove, isOwn, otherPayments } =
    payment;
  return (
    <Ficha plain>
      <FichaHeader title={username ?? words.nobody} subtitle={why} />
      <FichaBody>
        <dl className="admin-datos">
          <div>
            <dt>{words.amount}</dt>
            <dd className="num">{money(amountMinor, currency)}</dd>
          </div>
          {dueMinor !== null && (
            <div>
              <dt>{words.due}</dt>
              <dd className="num">{money(dueMinor, currency)}</dd>
            </div>
          )}
          <div>
            <dt>{words.reference}</dt>
            <dd className="num">{reference}</dd>
          </div>
          <div>
            <dt>{words.madeAt}</dt>
            <dd className="num">
              {moneyDate(madeAt)}, {moneyClock(madeAt)}
            </dd>
          </div>
        </dl>
        <h3 className="chico">{words.others}</h3>
        {otherPayments.length === 0 ? (
          <p className="sec">{words.noOthers}</p>
        ) : (
          <ul className="admin-otros">
            {otherPayments.map((other) => (
              <li key={other.id} className="num">
                {moneyDate(other.madeAt)}: {money(other.amountMinor, other.currency)}, {other.processor}, {other.state}
              </li>
            ))}
          </ul>
        )}
        {isOwn ? (
          <Aviso kind="warning" title={words.own} />
        ) : (
          <div className="acciones">
            {canApprove && (
              <Button variant="tinta" onClick={() => onDecide('approve')}>
                {words.approve}
              </Button>
            )}
            <Button variant="linea" danger onClick={() => onDecide('reject')}>
              {words.reject}
            </Button>
          </div>
        )}
      </FichaBody>
    </Ficha>
  );
}
