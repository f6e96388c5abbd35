import type { Passkey } from '@forja/contract/identity/passkeys';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Alert } from '../../../../design/feedback/alert.tsx';
import { Button } from '../../../../design/actions/button.tsx';
import { Card } from '../../../../design/layout/card.tsx';
import { iconPlus } from '../../../../design/icon-paths.ts';
import { canUsePasskeys } from '../../passkey-login/sign-with-passkey.ts';
import { accountMessages } from '../account.messages.ts';
import { AccountSection } from '../account-section.tsx';
import { AddPasskeyDialog } from './add-passkey-dialog.tsx';
import { Loaded } from '../loaded.tsx';
import { PasskeyRow } from './passkey-row.tsx';
import { passkeysQuery } from './passkeys.queries.ts';
import { RemovePasskeyDialog } from './remove-passkey-dialog.tsx';
import { RenamePasskeyDialog } from './rename-passkey-dialog.tsx';
import { useFocusWhenFewer } from '../use-focus-when-fewer.ts';
import { classNames } from '../../../../design/class-names.ts';
import * as textStyles from '../../../../design/text.module.css';
import * as styles from '../account.module.css';

const { passkeys } = accountMessages;

type Open = 'add' | { rename: Passkey } | { remove: Passkey };

export function PasskeysSection({ id }: { id: string }) {
  const passkeysResult = useQuery(passkeysQuery);
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  useFocusWhenFewer(passkeysResult.data?.items.length, id, open !== undefined);
  return (
    <AccountSection id={id} title={passkeys.title} lead={passkeys.lead}>
      {canUsePasskeys() ? null : (
        <Alert kind="info" title={passkeys.unsupported}>
          {passkeys.unsupportedMore}
        </Alert>
      )}
      <Loaded query={passkeysResult}>
        {({ items }) => (
          <Card plain>
            {items.length === 0 ? (
              <p className={classNames(styles.footer, textStyles.secondary)}>{passkeys.none}</p>
            ) : (
              <ul aria-label={passkeys.list}>
                {items.map((passkey) => (
                  <PasskeyRow
                    key={passkey.id}
                    passkey={passkey}
                    now={new Date(passkeysResult.dataUpdatedAt)}
                    onRename={() => setOpen({ rename: passkey })}
                    onRemove={() => setOpen({ remove: passkey })}
                  />
                ))}
              </ul>
            )}
            {canUsePasskeys() ? (
              <div className={styles.footer}>
                <Button variant="secondary" icon={iconPlus} onClick={() => setOpen('add')}>
                  {passkeys.add}
                </Button>
              </div>
            ) : null}
          </Card>
        )}
      </Loaded>
      {open === 'add' ? <AddPasskeyDialog onClose={close} /> : null}
      {typeof open === 'object' && 'rename' in open ? (
        <RenamePasskeyDialog passkey={open.rename} onClose={close} />
      ) : null}
      {typeof open === 'object' && 'remove' in open ? (
        <RemovePasskeyDialog passkey={open.remove} onClose={close} />
      ) : null}
    </AccountSection>
  );
}
