import type { ReactNode } from 'react';
import { Button } from '../../design/actions/button.tsx';
import { Alert } from '../../design/feedback/alert.tsx';
import { readableError } from '../http/readable-error.ts';
import { formsMessages } from './forms.messages.ts';
import * as frameStyles from '../../design/layout/frame.module.css';

type SaveActionsProps = {
  label: string;
  isSlow: boolean;
  error: unknown;
  errorTitle: string;
  onCancel?: (() => void) | undefined;
  children?: ReactNode;
};

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
