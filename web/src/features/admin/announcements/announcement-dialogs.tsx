import { DAY_MS } from '@forja/domain/units/durations';
import { NOTICE_AUDIENCES } from '@forja/contract/admin/admin-announcements';
import { useState } from 'react';
import { SelectField } from '../../../design/inputs/select-field.tsx';
import { Card, CardBody, CardHeader } from '../../../design/layout/card.tsx';
import { ActionDialog } from '../actions/action-dialog.tsx';
import * as styles from '../admin.module.css';
import { announcementsDeskMessages as words } from './announcements-desk.messages.ts';
import { useCreateNotice, useEndNotice, useSendLetter } from './announcements-desk.queries.ts';

const reason = { name: 'reason', label: words.reason, maxLength: 500 };
const AUDIENCES = NOTICE_AUDIENCES.map((value) => ({ value, label: words.audiences[value] }));
const USUAL_DAYS = '7';
const MAX_DAYS = 90;

export function PublishNoticeDialog({ onClose }: { onClose: () => void }) {
  const [noticeId] = useState(() => crypto.randomUUID());
  const [audience, setAudience] = useState<(typeof NOTICE_AUDIENCES)[number]>('everybody');
  const { mutateAsync: create } = useCreateNotice();
  return (
    <ActionDialog
      draftId="aviso"
      title={words.publish}
      lead={words.publishText}
      submitLabel={words.publish}
      initial={{ days: USUAL_DAYS }}
      fields={[
        { name: 'text', label: words.text, maxLength: 240, isLong: true },
        {
          name: 'days',
          label: words.days,
          unit: words.daysUnit,
          inputMode: 'numeric',
          maxLength: 2,
          check: (days) =>
            (/^\d{1,2}$/.test(days.trim()) && Number(days) >= 1 && Number(days) <= MAX_DAYS) ||
            words.daysWrong,
        },
        reason,
      ]}
      success={words.published}
      send={async ({ text = '', days = '', reason: why = '' }) => {
        const now = new Date();
        await create({
          noticeId,
          text,
          audience,
          startsAt: now.toISOString(),
          endsAt: new Date(now.getTime() + Number(days) * DAY_MS).toISOString(),
          reason: why,
        });
        return undefined;
      }}
      onClose={onClose}
    >
      <SelectField
        label={words.audience}
        options={AUDIENCES}
        value={audience}
        onChange={({ target }) => setAudience(target.value === 'members' ? 'members' : 'everybody')}
      />
    </ActionDialog>
  );
}

export function EndNoticeDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { mutateAsync: end } = useEndNotice();
  return (
    <ActionDialog
      draftId={`sacar-${id}`}
      title={words.endTitle}
      lead={words.endText}
      submitLabel={words.end}
      fields={[reason]}
      success={words.ended}
      send={async ({ reason: why = '' }) => {
        await end({ id, reason: why });
        return undefined;
      }}
      onClose={onClose}
    />
  );
}

type LetterTexts = { subject: string; text: string };
type SendLetterDialogProps = { recipients: number; onClose: () => void };

export function SendLetterDialog({ recipients, onClose }: SendLetterDialogProps) {
  const [letter, setLetter] = useState<LetterTexts>();
  if (letter) return <ConfirmLetter {...letter} recipients={recipients} onClose={onClose} />;
  return (
    <ActionDialog
      draftId="carta"
      title={words.write}
      lead={words.writeText}
      submitLabel={words.next}
      fields={[
        { name: 'subject', label: words.subject, maxLength: 120 },
        { name: 'text', label: words.body, hint: words.bodyHint, maxLength: 5000, isLong: true },
      ]}
      send={async ({ subject = '', text = '' }) => {
        setLetter({ subject, text });
        return undefined;
      }}
      onClose={onClose}
    />
  );
}

function ConfirmLetter({
  subject,
  text,
  recipients,
  onClose,
}: LetterTexts & SendLetterDialogProps) {
  const [letterId] = useState(() => crypto.randomUUID());
  const { mutateAsync: send } = useSendLetter();
  return (
    <ActionDialog
      draftId="carta-motivo"
      title={words.sendTitle(words.people(recipients))}
      lead={words.sendText}
      submitLabel={words.send}
      fields={[reason]}
      success={words.onItsWay}
      send={async ({ reason: why = '' }) =>
        words.recipientsText(
          words.people((await send({ letterId, subject, text, reason: why })).recipients),
        )
      }
      onClose={onClose}
    >
      <Card plain>
        <CardHeader level={3} title={subject} />
        <CardBody>
          <p className={styles.letter}>{text}</p>
        </CardBody>
      </Card>
    </ActionDialog>
  );
}
