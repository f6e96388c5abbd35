import { withdrawalStateLabels } from '@forja/contract/labels';
import { WITHDRAWAL_STATES } from '@forja/contract/payments/withdrawal';
import { useState } from 'react';
import { SelectField } from '../../design/inputs/select-field.tsx';
import { adminMessages } from './admin.messages.ts';
import { useAnswerWithdrawal, type WithdrawalToAnswer } from './admin.queries.ts';
import { ReasonDialog } from './reason-dialog.tsx';

const { withdrawals: words } = adminMessages;
const OPTIONS = WITHDRAWAL_STATES.map((value) => ({ value, label: withdrawalStateLabels[value] }));

export function AnswerDialog({
  request,
  onClose,
}: {
  request: WithdrawalToAnswer;
  onClose: () => void;
}) {
  const [state, setState] = useState(request.state);
  const { mutateAsync: answerRequest } = useAnswerWithdrawal();
  return (
    <ReasonDialog
      name="answer"
      draftId={request.id}
      initial={request.answer}
      title={words.answerTitle}
      lead={words.answerText}
      submitLabel={words.answer}
      send={(answer) =>
        answerRequest({ id: request.id, state, answer, seenAnswerAt: request.answeredAt })
      }
      success={words.answered}
      failure={words.answerFailed}
      alreadyDone={{ code: 'withdrawal_already_answered', title: words.alreadyAnswered }}
      onClose={onClose}
    >
      <SelectField
        label={words.state}
        options={OPTIONS}
        value={state}
        onChange={(event) =>
          setState(WITHDRAWAL_STATES.find((each) => each === event.target.value) ?? state)
        }
      />
    </ReasonDialog>
  );
}
