import type { viewPartner } from '@forja/contract/admin/admin-partners';
import type { ReplyOf } from '@forja/contract/http/endpoint';
import { partnerStateLabels } from '@forja/contract/labels';
import { useParams } from '@tanstack/react-router';
import { toast } from '../../../design/feedback/toast.ts';
import { moneyClock, moneyDate } from '../../../design/format.ts';
import { Card, CardBody, CardHeader } from '../../../design/layout/card.tsx';
import { readableError } from '../../../shared/http/readable-error.ts';
import { AdminNav } from '../admin-nav.tsx';
import * as styles from '../admin.module.css';
import { ReasonForm } from '../reason-form.tsx';
import { deskMessages } from './desk.messages.ts';
import { useViewPartner } from './desk.queries.ts';

const { partner: words } = deskMessages;
type Application = ReplyOf<typeof viewPartner>;

/** One application to work with us, opened for a reason. */
export function PartnerPage() {
  const { id = '' } = useParams({ strict: false });
  const { mutateAsync: view, data: application, isPending } = useViewPartner(id);

  async function open(reason: string) {
    await view(reason).catch((error: unknown) =>
      toast({ variant: 'destructive', title: words.failed, description: readableError(error) }),
    );
  }

  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{words.title}</h1>
      <AdminNav />
      {application === undefined ? (
        <ReasonForm
          draftId={id}
          submitLabel={words.open}
          isBusy={isPending}
          onOpen={(reason) => void open(reason)}
        />
      ) : (
        <ApplicationCard application={application} />
      )}
    </div>
  );
}

function ApplicationCard({ application }: { application: Application }) {
  const { name, email, profile, audience, message, state, receivedAt } = application;
  const facts = [
    [words.state, partnerStateLabels[state]],
    [words.receivedAt, `${moneyDate(receivedAt)}, ${moneyClock(receivedAt)}`],
    [words.email, email],
    [words.profile, profile],
    [words.audience, audience],
    [words.message, message],
  ] as const;
  return (
    <Card plain>
      <CardHeader title={name} />
      <CardBody>
        <dl className={styles.details}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </CardBody>
    </Card>
  );
}
