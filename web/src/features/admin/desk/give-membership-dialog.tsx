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

/** Gives months of membership by hand. The grant is ended like that of any payment without a provider. */
export function GiveMembershipDialog({ id, endsAt, onGiven, onClose }: GiveMembershipDialogProps) {
  // the same one in each try: a gift whose answer was lost is not given twice
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
