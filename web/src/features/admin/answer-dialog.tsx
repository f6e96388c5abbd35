import { WITHDRAWAL_STATES } from '@forja/contract/payments/withdrawal';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../design/actions/button.tsx';
import { Dialog } from '../../design/overlays/dialog.tsx';
import { Field } from '../../design/inputs/field.tsx';
import { SelectField } from '../../design/inputs/select-field.tsx';
import { toast } from '../../design/feedback/toast.ts';
import { readableError, refusalCode, refusedFields } from '../../shared/http/readable-error.ts';
import { useTabText } from '../../shared/use-tab-draft.ts';
import { adminMessages } from './admin.messages.ts';
import { useAnswerWithdrawal } from './admin.queries.ts';
import type { WithdrawalToAnswer } from './withdrawal-to-answer.ts';

const { withdrawals: words, reply, cancel, saving } = adminMessages;
const OPTIONS = WITHDRAWAL_STATES.map((value) => ({ value, label: words.states[value] }));

export function AnswerDialog({ request, onClose }: { request: WithdrawalToAnswer; onClose: () => void }) {
  const [state, setState] = useState(request.state);
  const [text, setText, forgetText] = useTabText(`forja-borrador-${request.id}`, request.answer ?? '');
  const answering = useAnswerWithdrawal();
  const form = useId();
  const refused = refusedFields(answering.error).find(({ path }) => path === 'answer')?.message;

  function close() {
    forgetText();
    onClose();
  }

  function send(event: FormEvent) {
    event.preventDefault();
    answering.mutate(
      { id: request.id, state, answer: text, seenAnswerAt: request.answeredAt },
      {
        onSuccess: () => {
          toast({ title: words.answered });
          close();
        },
        onError: (error) => {
          const isAnswered = refusalCode(error) === 'withdrawal_already_answered';
          if (isAnswered) toast({ title: words.alreadyAnswered, description: readableError(error) });
          else toast({ variant: 'destructive', title: words.answerFailed, description: readableError(error) });
          if (isAnswered) close();
        },
      },
    );
  }

  return (
    <Dialog
      open
      onClose={close}
      title={words.answerTitle}
      description={words.answerText}
      footer={
        <div className="zoc-fila">
          <Button onClick={close}>{cancel}</Button>
          <Button type="submit" form={form} variant="primary" wide busy={answering.isPending} busyLabel={saving}>
            {words.answer}
          </Button>
        </div>
      }
    >
      <form id={form} onSubmit={send} noValidate className="admin-forma">
        <SelectField
          label={words.state}
          options={OPTIONS}
          value={state}
          onChange={(event) => setState(WITHDRAWAL_STATES.find((each) => each === event.target.value) ?? state)}
        />
        <Field
          label={reply}
          value={text}
          maxLength={500}
          onChange={(event) => setText(event.target.value)}
          error={refused}
        />
      </form>
    </Dialog>
  );
}
