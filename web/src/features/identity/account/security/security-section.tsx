import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Alert } from '../../../../design/feedback/alert.tsx';
import { Button } from '../../../../design/actions/button.tsx';
import { Card } from '../../../../design/layout/card.tsx';
import { clock } from '../../../../design/format.ts';
import { accountMessages } from '../account.messages.ts';
import { accountQuery } from '../account.queries.ts';
import { AccountRow } from '../account-row.tsx';
import { AccountSection } from '../account-section.tsx';
import { ChooseQuestion } from './choose-question.tsx';
import { ChangePasswordDialog } from './change-password-dialog.tsx';
import { Loaded } from '../loaded.tsx';
import { SecondFactorPart } from '../second-factor/second-factor-part.tsx';
import { SecretQuestionDialog } from './secret-question-dialog.tsx';

const { security } = accountMessages;

export function SecuritySection({ id }: { id: string }) {
  const account = useQuery(accountQuery);
  const [open, setOpen] = useState<'password' | 'question'>();
  const close = () => setOpen(undefined);
  return (
    <AccountSection id={id} title={security.title} lead={security.lead}>
      <Loaded query={account}>
        {({ username, secretQuestion, mustChooseQuestion, recoveryLockedUntil, secondFactor }) => (
          <>
            {recoveryLockedUntil ? (
              <Alert kind="warning" title={security.locked}>
                {security.lockEnd(`las ${clock(recoveryLockedUntil)}`)}
              </Alert>
            ) : null}
            {mustChooseQuestion ? <ChooseQuestion onChoose={() => setOpen('question')} /> : null}
            <Card plain>
              <AccountRow
                label={security.password}
                value={<span aria-hidden="true">••••••••</span>}
                note={security.hidden}
                action={
                  <Button onClick={() => setOpen('password')}>{security.changePassword}</Button>
                }
              />
              <AccountRow
                label={security.question}
                value={secretQuestion}
                note={secondFactor.isRequired ? security.questionOff : undefined}
                action={
                  <Button onClick={() => setOpen('question')}>{security.changeQuestion}</Button>
                }
              />
            </Card>
            {secondFactor.isRequired ? <SecondFactorPart {...secondFactor} /> : null}
            {open === 'password' ? (
              <ChangePasswordDialog username={username} onClose={close} />
            ) : null}
          </>
        )}
      </Loaded>
      {open === 'question' ? <SecretQuestionDialog onClose={close} /> : null}
    </AccountSection>
  );
}
