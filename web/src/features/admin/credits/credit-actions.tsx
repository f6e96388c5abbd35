import { creditStatusLabels } from '@forja/contract/identity/account-labels';
import type { CreditStatus } from '@forja/domain/referrals/credit-status';
import { useState } from 'react';
import { Button } from '../../../design/actions/button.tsx';
import * as styles from '../admin.module.css';
import { ReasonDialog } from '../reason-dialog.tsx';
import { creditMessages as words } from './credits.messages.ts';
import { useDecideCredit } from './credits.queries.ts';
import { PayCreditDialog } from './pay-credit-dialog.tsx';

type Verdict = keyof typeof words.verdicts | 'pay';

function listVerdicts(status: CreditStatus | undefined): readonly Verdict[] {
  if (status === 'held') return ['refuse'];
  if (status === 'review' || status === 'payable') return ['approve', 'refuse'];
  return status === 'approved' ? ['pay', 'refuse'] : [];
}

export function CreditActions({ id, status }: { id: string; status: string | null }) {
  const [verdict, setVerdict] = useState<Verdict>();
  const { mutateAsync: decide } = useDecideCredit();
  const close = () => setVerdict(undefined);
  const name = (Object.keys(creditStatusLabels) as CreditStatus[]) // the keys are the statuses
    .find((each) => creditStatusLabels[each] === status);
  return (
    <span className={styles.actions}>
      {listVerdicts(name).map((each) => (
        <Button
          key={each}
          variant={each === 'refuse' ? 'text' : 'outline'}
          danger={each === 'refuse'}
          onClick={() => setVerdict(each)}
        >
          {each === 'pay' ? words.pay.act : words.verdicts[each].act}
        </Button>
      ))}
      {verdict === 'pay' && <PayCreditDialog id={id} onClose={close} />}
      {verdict !== undefined && verdict !== 'pay' && (
        <ReasonDialog
          name="reason"
          draftId={`credito-${id}-${verdict}`}
          title={words.verdicts[verdict].title}
          lead={words.verdicts[verdict].text}
          submitLabel={words.verdicts[verdict].act}
          send={(reason) => decide({ id, verdict, reason })}
          success={words.verdicts[verdict].success}
          failure={words.decideFailed}
          alreadyDone={{ code: 'credit_already_decided', title: words.alreadyDecided }}
          onClose={close}
        />
      )}
    </span>
  );
}
