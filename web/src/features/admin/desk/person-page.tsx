import type { viewPerson } from '@forja/contract/admin/admin-person';
import type { ReplyOf } from '@forja/contract/http/endpoint';
import { accountEventLabels } from '@forja/contract/identity/account-labels';
import { paymentStateLabels, processorLabels } from '@forja/contract/labels';
import { Link, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../../design/actions/button.tsx';
import { toast } from '../../../design/feedback/toast.ts';
import { moneyDate } from '../../../design/format.ts';
import { Card, CardBody, CardHeader } from '../../../design/layout/card.tsx';
import { money } from '../../../design/money.ts';
import * as textStyles from '../../../design/text.module.css';
import { readableError } from '../../../shared/http/readable-error.ts';
import { AdminNav } from '../admin-nav.tsx';
import * as styles from '../admin.module.css';
import { deskMessages } from './desk.messages.ts';
import { DecideDialog } from '../decide-dialog.tsx';
import { PersonAccess, SupportNotes } from '../person/person-access.tsx';
import { PersonActions } from '../person/person-actions.tsx';
import { ReasonForm } from '../reason-form.tsx';
import { GiveMembershipDialog } from './give-membership-dialog.tsx';
import { useViewPerson } from './desk.queries.ts';
import { moment } from '../moment.ts';

const { person: words } = deskMessages;
type Person = ReplyOf<typeof viewPerson>;

export function PersonPage() {
  const { id = '' } = useParams({ strict: false });
  const { mutateAsync: view, data: person, isPending } = useViewPerson(id);

  const [why, setWhy] = useState('');

  async function open(reason: string) {
    setWhy(reason);
    try {
      await view(reason);
    } catch (error) {
      toast({ variant: 'destructive', title: words.failed, description: readableError(error) });
    }
  }

  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{words.title}</h1>
      <AdminNav />
      {person === undefined ? (
        <ReasonForm
          draftId={id}
          submitLabel={words.open}
          isBusy={isPending}
          onOpen={(reason) => void open(reason)}
        />
      ) : (
        <PersonCards id={id} person={person} onChanged={() => void open(why)} />
      )}
    </div>
  );
}

type PersonCardsProps = { id: string; person: Person; onChanged: () => void };

/** A refused decision also refetches the person. */
function PersonCards({ id, person, onChanged }: PersonCardsProps) {
  const [isGiving, setIsGiving] = useState(false);
  const [endingId, setEndingId] = useState<string>();
  return (
    <>
      <Card plain>
        <CardHeader title={person.username} />
        <CardBody>
          <dl className={styles.details}>
            <Datum name={words.since} value={moment(person.createdAt)} />
            <Datum
              name={words.verified}
              value={
                person.emailVerifiedAt === null ? words.notVerified : moment(person.emailVerifiedAt)
              }
            />
            {person.memberships.map(({ startsAt, endsAt }) => (
              <Datum
                key={endsAt.getTime()}
                name={words.membership}
                value={words.period(moneyDate(startsAt), moneyDate(endsAt))}
              />
            ))}
            {person.memberships.length === 0 && (
              <Datum name={words.membership} value={words.noMembership} />
            )}
          </dl>
          {person.isOwn ? (
            <p className={textStyles.secondary}>{words.ownAccount}</p>
          ) : (
            <div className={styles.actions}>
              <Button variant="secondary" onClick={() => setIsGiving(true)}>
                {words.give}
              </Button>
            </div>
          )}
        </CardBody>
      </Card>
      <PersonAccess person={person} />
      {person.isOwn ? null : <PersonActions id={id} person={person} onDone={onChanged} />}
      <SupportNotes notes={person.notes} />
      <h2>{words.payments}</h2>
      {person.payments.length === 0 && <p className={textStyles.secondary}>{words.noPayments}</p>}
      <ul className={styles.list}>
        {person.payments.map((payment) => (
          <li key={payment.id}>
            <PaymentTimeline payment={payment} onEnd={() => setEndingId(payment.id)} />
          </li>
        ))}
      </ul>
      <h2>{words.events}</h2>
      <ul className={styles.others}>
        {person.events.map(({ at, event, reason }) => (
          <li key={`${at.getTime()} ${event}`}>
            {moment(at)}: {accountEventLabels[event]}
            {reason === null ? '' : `. ${words.reason}: ${reason}`}
          </li>
        ))}
      </ul>
      {isGiving && (
        <GiveMembershipDialog
          id={id}
          endsAt={person.memberships[0]?.endsAt ?? null}
          onGiven={onChanged}
          onClose={() => setIsGiving(false)}
        />
      )}
      {endingId !== undefined && (
        <DecideDialog
          payment={{ id: endingId }}
          verdict="end"
          onDecided={onChanged}
          onClose={() => setEndingId(undefined)}
        />
      )}
    </>
  );
}

const Datum = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd className={textStyles.numeric}>{value}</dd>
  </div>
);

type PaymentTimelineProps = { payment: Person['payments'][number]; onEnd: () => void };

const PaymentTimeline = ({ payment, onEnd }: PaymentTimelineProps) => (
  <Card plain>
    <CardHeader
      title={money(payment.amountMinor, payment.currency)}
      subtitle={`${processorLabels[payment.processor]}, ${paymentStateLabels[payment.state].toLowerCase()}`}
    />
    <CardBody>
      <ol className={styles.others}>
        {payment.timeline.map(({ at, text, reason }) => (
          <li key={`${at.getTime()} ${text}`}>
            {moment(at)}: {text}
            {reason === null ? '' : `. ${words.reason}: ${reason}`}
          </li>
        ))}
      </ol>
      <Link to="/admin/pagos" search={{ pago: payment.id }}>
        {words.find}
      </Link>
      {payment.canEnd && (
        <div className={styles.actions}>
          <Button variant="outline" danger onClick={onEnd}>
            {words.end}
          </Button>
        </div>
      )}
    </CardBody>
  </Card>
);
