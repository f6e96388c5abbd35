import { ActionDialog } from '../actions/action-dialog.tsx';
import { adminMessages } from '../admin.messages.ts';
import { creditMessages } from './credits.messages.ts';
import { usePayCredit } from './credits.queries.ts';

const { pay: words } = creditMessages;

export function PayCreditDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { mutateAsync: pay } = usePayCredit();
  return (
    <ActionDialog
      draftId={`credito-pagado-${id}`}
      title={words.title}
      lead={words.text}
      submitLabel={words.act}
      fields={[
        { name: 'reference', label: words.reference, hint: words.referenceHint, maxLength: 120 },
        { name: 'reason', label: adminMessages.reason, maxLength: 500 },
      ]}
      success={words.success}
      send={async ({ reference = '', reason = '' }) => {
        await pay({ id, reference, reason });
        return undefined;
      }}
      onClose={onClose}
    />
  );
}
