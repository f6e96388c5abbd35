import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Alert } from '../../../../design/feedback/alert.tsx';
import { Button } from '../../../../design/actions/button.tsx';
import { deviceStore } from '../../../../shared/device-store.ts';
import { canUsePasskeys } from '../../passkey-login/sign-with-passkey.ts';
import { accountMessages } from '../account.messages.ts';
import { AddPasskeyDialog } from './add-passkey-dialog.tsx';
import { passkeysQuery } from './passkeys.queries.ts';

const { passkeys } = accountMessages;
const DECLINED_KEY = 'forja-llave-no';

/** Offered until it is declined, where the browser supports passkeys. */
export function PasskeyOffer() {
  const [isDeclined, setIsDeclined] = useState(() => deviceStore.get(DECLINED_KEY) !== null);
  const [isAdding, setIsAdding] = useState(false);
  const isOffered = canUsePasskeys() && !isDeclined;
  const list = useQuery({ ...passkeysQuery, enabled: isOffered });
  if (!isOffered || list.data?.items.length !== 0) return null;

  function decline() {
    deviceStore.set(DECLINED_KEY, 'true');
    setIsDeclined(true);
  }

  return (
    <>
      <Alert
        kind="info"
        title={passkeys.offer}
        actions={
          <>
            <Button onClick={() => setIsAdding(true)}>{passkeys.add}</Button>
            <Button variant="text" onClick={decline}>
              {passkeys.decline}
            </Button>
          </>
        }
      >
        {passkeys.offerMore}
      </Alert>
      {isAdding ? <AddPasskeyDialog onClose={() => setIsAdding(false)} /> : null}
    </>
  );
}
