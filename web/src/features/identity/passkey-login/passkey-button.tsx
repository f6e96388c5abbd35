import { useState, useSyncExternalStore } from 'react';
import { Alert } from '../../../design/feedback/alert.tsx';
import { Button } from '../../../design/actions/button.tsx';
import { iconKey } from '../../../design/icon-paths.ts';
import { identityMessages } from '../identity.messages.ts';
import { passkeyRefusal } from './passkey-refusal.ts';
import { canUsePasskeys, loadPasskeyLibrary, signWithPasskey } from './sign-with-passkey.ts';
import type { EnterWithPasskey } from './use-passkey-login.ts';
import { classNames } from '../../../design/class-names.ts';
import * as textStyles from '../../../design/text.module.css';
import * as styles from '../form/auth.module.css';

const { passkey } = identityMessages.auth;
const never = () => () => undefined;
const bringLibrary = () => void loadPasskeyLibrary().catch(() => undefined);

/** Prerendered, because nearly all browsers have passkeys, so that the layout does not shift. */
export function PasskeyButton({ enter }: { enter: EnterWithPasskey }) {
  const canUse = useSyncExternalStore(never, canUsePasskeys, () => true);
  const [isAsking, setIsAsking] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  if (!canUse) return null;

  async function signIn() {
    setIsAsking(true);
    setRefusal(undefined);
    await signWithPasskey()
      .then(enter)
      .catch((error: unknown) => setRefusal(passkeyRefusal(error)));
    setIsAsking(false);
  }

  return (
    <div className={styles.otherWay} data-passkey="">
      <p className={classNames(textStyles.secondary, styles.divider)}>{passkey.or}</p>
      {refusal === undefined ? null : <Alert kind="error" title={refusal} />}
      <Button
        size="large"
        wide
        icon={iconKey}
        busy={isAsking}
        busyLabel={passkey.asking}
        onPointerEnter={bringLibrary}
        onFocus={bringLibrary}
        onClick={() => void signIn()}
      >
        {passkey.enter}
      </Button>
    </div>
  );
}
