import { adminMessages } from './admin.messages.ts';
import { useResolveDifference } from './admin.queries.ts';
import { ReasonDialog } from './reason-dialog.tsx';

const { reconciliation: words } = adminMessages;

export function ResolveDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { mutateAsync: resolve } = useResolveDifference();
  return (
    <ReasonDialog
      name="reason"
      draftId={id}
      title={words.resolveTitle}
      lead={words.resolveText}
      submitLabel={words.resolve}
      send={(reason) => resolve({ id, reason })}
      success={words.resolved}
      failure={words.resolveFailed}
      alreadyDone={{ code: 'difference_already_resolved', title: words.alreadyResolved }}
      onClose={onClose}
    />
  );
}
