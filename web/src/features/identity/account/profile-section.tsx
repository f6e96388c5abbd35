import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../design/button.tsx';
import { Ficha } from '../../../design/ficha.tsx';
import { date } from '../../../design/format.ts';
import { accountMessages } from './account.messages.ts';
import { accountQuery } from './account.queries.ts';
import { AccountRow } from './account-row.tsx';
import { AccountSection } from './account-section.tsx';
import { ChangeEmailDialog } from './change-email-dialog.tsx';
import { Loaded } from './loaded.tsx';

const { profile } = accountMessages;

export function ProfileSection({ id }: { id: string }) {
  const account = useQuery(accountQuery);
  const [isChanging, setIsChanging] = useState(false);
  return (
    <AccountSection id={id} title={profile.title}>
      <Loaded query={account} cells={3}>
        {({ username, createdAt, passkeys }) => (
          <Ficha>
            <AccountRow
              label={profile.email}
              value={username}
              action={<Button onClick={() => setIsChanging(true)}>{profile.changeEmail}</Button>}
            />
            <AccountRow label={profile.since} value={date(createdAt)} />
            <AccountRow
              label={profile.access}
              value={passkeys === 0 ? profile.withPassword : profile.withPasskeys(passkeys)}
            />
          </Ficha>
        )}
      </Loaded>
      {isChanging ? <ChangeEmailDialog onClose={() => setIsChanging(false)} /> : null}
    </AccountSection>
  );
}
