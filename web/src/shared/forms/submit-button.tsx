import type { ReactNode } from 'react';
import { Button } from '../../design/actions/button.tsx';
import { formsMessages } from './forms.messages.ts';
import { waitInWords } from './wait-in-words.ts';

export type SubmitButtonProps = {
  busy: boolean;
  busyLabel: string;
  secondsToWait?: number;
  children: ReactNode;
};

export const SubmitButton = ({ secondsToWait = 0, children, ...busy }: SubmitButtonProps) => (
  <Button
    {...busy}
    type="submit"
    variant="primary"
    size="large"
    wide
    disabledReason={
      secondsToWait > 0 ? formsMessages.waitLeft(waitInWords(secondsToWait)) : undefined
    }
  >
    {children}
  </Button>
);
