import type { ReactNode } from 'react';
import { Button } from '../../design/actions/button.tsx';
import { Alert } from '../../design/feedback/alert.tsx';
import { readableError } from '../http/readable-error.ts';
import { formsMessages } from './forms.messages.ts';
import * as frameStyles from '../../design/layout/frame.module.css';

type SaveActionsProps = {
  /** Of the button that saves. */
  label: string;
  isSlow: boolean;
  /** Why the last save failed. */
  error: unknown;
  errorTitle: string;
  /** Without it the form cannot be left. */
  onCancel?: (() => void) | undefined;
  /** Between the failure and the buttons. */
  children?: ReactNode;
};

/** The end of the form of a record: why it was not saved, and the buttons. */
export const SaveActions = ({
  label,
  isSlow,
  error,
  errorTitle,
  onCancel,
  children,
}: SaveActionsProps) => (
  <>
    {error ? (
      <Alert kind="error" title={errorTitle}>
        {readableError(error)}
      </Alert>
    ) : null}
    {children}
    <div className={frameStyles.buttonRow}>
      {onCancel ? <Button onClick={onCancel}>{formsMessages.cancel}</Button> : null}
      <Button
        type="submit"
        variant="primary"
        size="large"
        wide
        busy={isSlow}
        busyLabel={formsMessages.saving}
      >
        {label}
      </Button>
    </div>
  </>
);
