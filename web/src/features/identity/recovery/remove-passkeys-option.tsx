import type { ComponentProps } from 'react';
import { Option } from '../../../design/inputs/option.tsx';
import { recoveryMessages } from './recovery.messages.ts';

/** An intruder may have added a passkey, which a new password does not revoke. */
export const RemovePasskeysOption = (
  props: Omit<ComponentProps<typeof Option>, 'type' | 'label' | 'description'>,
) => (
  <Option
    {...props}
    type="checkbox"
    id="removePasskeys"
    label={recoveryMessages.removePasskeys}
    description={recoveryMessages.removePasskeysMore}
  />
);
