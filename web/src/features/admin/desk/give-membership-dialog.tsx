import { MAX_GIVEN_MONTHS } from '@forja/contract/admin/admin-person';
import { useState } from 'react';
import { SelectField } from '../../../design/inputs/select-field.tsx';
import { ReasonDialog } from '../reason-dialog.tsx';
import { deskMessages } from './desk.messages.ts';
import { useGiveMembership } from './desk.queries.ts';

const { person: words } = deskMessages;
const USUAL_MONTHS = 3;
const OPTIONS = Array.from({ length: MAX_GIVEN_MONTHS }, (_, index) => ({
  value: String(index + 1),
  label: words.monthCount(index + 1),
}));

type GiveMembershipDialogProps = {
  id: string;
  endsAt: Date | null;
  onGiven: () => void;
  onClose: () => void;
};

export function GiveMembershipDialog({ id, endsAt, onGiven, onClose }: GiveMembershipDialogProps) {
  // the same id in each retry, so that a lost answer does not give the months twice
  const [giftId] = useState(() => crypto.randomUUID());
  const [months, setMonths] = useState(USUAL_MONTHS);
  const { mutateAsync: give } = useGiveMembership(id);
  return (
    <ReasonDialog
      name="reason"
      draftId={`membresia-${id}`}
      title={words.giveTitle}
      lead={words.giveText}
      submitLabel={words.give}
      send={(reason) =>
        give({ giftId, months, seenEndsAt: endsAt?.toISOString() ?? null, reason }).finally(onGiven)
      }
      success={words.giveSuccess}
      failure={words.giveFailed}
      alreadyDone={{ code: 'membership_changed', title: words.changed }}
      onClose={onClose}
    >
      <SelectField
        label={words.months}
        options={OPTIONS}
        value={String(months)}
        onChange={({ target }) => setMonths(Number(target.value))}
      />
    </ReasonDialog>
  );
}
