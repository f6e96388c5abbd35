import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Card } from '../../../../design/layout/card.tsx';
import { date } from '../../../../design/format.ts';
import { accountMessages } from '../account.messages.ts';
import { accountQuery } from '../account.queries.ts';
import { AccountRow } from '../account-row.tsx';
import { AccountSection } from '../account-section.tsx';
import { ChangeEmailDialog } from './change-email-dialog.tsx';
import { EmailRows } from './email-rows.tsx';
import { Loaded } from '../loaded.tsx';

const { profile } = accountMessages;

export function ProfileSection({ id }: { id: string }) {
  const account = useQuery(accountQuery);
  const [isChanging, setIsChanging] = useState(false);
  return (
    <AccountSection id={id} title={profile.title}>
      <Loaded query={account} cells={3}>
        {(whole) => (
          <Card>
            <EmailRows account={whole} onChange={() => setIsChanging(true)} />
            <AccountRow label={profile.since} value={date(whole.createdAt)} />
            <AccountRow
              label={profile.access}
              value={
                whole.passkeys === 0 ? profile.withPassword : profile.withPasskeys(whole.passkeys)
              }
            />
          </Card>
        )}
      </Loaded>
      {isChanging ? (
        <ChangeEmailDialog
          byLink={account.data?.canVerifyEmail ?? false}
          onClose={() => setIsChanging(false)}
        />
      ) : null}
    </AccountSection>
  );
}
