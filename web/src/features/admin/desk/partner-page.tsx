import type { viewPartner } from '@forja/contract/admin/admin-partners';
import type { ReplyOf } from '@forja/contract/http/endpoint';
import { partnerStateLabels } from '@forja/contract/labels';
import { useParams } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../design/actions/button.tsx';
import { toast } from '../../../design/feedback/toast.ts';
import { Card, CardBody, CardHeader } from '../../../design/layout/card.tsx';
import { readableError } from '../../../shared/http/readable-error.ts';
import { AdminNav } from '../admin-nav.tsx';
import * as styles from '../admin.module.css';
import { ReasonDialog } from '../reason-dialog.tsx';
import { ReasonForm } from '../reason-form.tsx';
import { deskMessages } from './desk.messages.ts';
import { type PartnerVerdict, useDecidePartner, useViewPartner } from './desk.queries.ts';
import { moment } from '../moment.ts';

const { partner: words } = deskMessages;
type Application = ReplyOf<typeof viewPartner>;

export function PartnerPage() {
  const { id = '' } = useParams({ strict: false });
  const { mutateAsync: view, data: application, isPending } = useViewPartner(id);

  const [why, setWhy] = useState('');
  const [verdict, setVerdict] = useState<PartnerVerdict>();

  async function open(reason: string) {
    setWhy(reason);
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
        <ApplicationCard application={application}>
          {application.decidedAt === null && (
            <div className={styles.actions}>
              <Button variant="secondary" onClick={() => setVerdict('accepted')}>
                {words.verdicts.accepted.act}
              </Button>
              <Button variant="outline" danger onClick={() => setVerdict('rejected')}>
                {words.verdicts.rejected.act}
              </Button>
            </div>
          )}
        </ApplicationCard>
      )}
      {verdict !== undefined && (
        <VerdictDialog
          id={id}
          verdict={verdict}
          onDecided={() => void open(why)}
          onClose={() => setVerdict(undefined)}
        />
      )}
    </div>
  );
}

type VerdictDialogProps = {
  id: string;
  verdict: PartnerVerdict;
  onDecided: () => void;
  onClose: () => void;
};

function VerdictDialog({ id, verdict, onDecided, onClose }: VerdictDialogProps) {
  const { mutateAsync: decide } = useDecidePartner(id);
  const { act, title, success } = words.verdicts[verdict];
  return (
    <ReasonDialog
      name="reason"
      draftId={`${id}-${verdict}`}
      title={title}
      lead={words.decideText}
      submitLabel={act}
      send={(reason) => decide({ state: verdict, reason }).finally(onDecided)}
      success={success}
      failure={words.decideFailed}
      alreadyDone={{ code: 'application_already_decided', title: words.alreadyDecided }}
      onClose={onClose}
    />
  );
}

type ApplicationCardProps = { application: Application; children: ReactNode };

function ApplicationCard({ application, children }: ApplicationCardProps) {
  const { name, email, profile, audience, message, state, receivedAt, ...decision } = application;
  const { decidedAt, decidedBy, decisionReason } = decision;
  const facts = [
    [words.state, partnerStateLabels[state]],
    [words.receivedAt, moment(receivedAt)],
    [words.email, email],
    [words.profile, profile],
    [words.audience, audience],
    [words.message, message],
    ...(decidedAt === null
      ? []
      : ([
          [words.decidedAt, moment(decidedAt)],
          [words.decidedBy, decidedBy ?? words.nobody],
          [words.decisionReason, decisionReason ?? words.nobody],
        ] as const)),
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
        {children}
      </CardBody>
    </Card>
  );
}
