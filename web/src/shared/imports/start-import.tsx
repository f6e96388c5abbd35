import { PERSON_ERRORS } from '@forja/contract/http/person-errors';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../design/actions/button.tsx';
import { LinkButton } from '../../design/actions/link-button.tsx';
import { Alert } from '../../design/feedback/alert.tsx';
import { announceRefusal } from '../http/refusals.ts';
import { importsMessages as texts } from './imports.messages.ts';

export type StartImportProps = {
  label: string;
  membership: 'active' | 'inactive' | 'unknown' | 'nobody';
  keptSafe: string;
  onStart: () => void;
};

export function StartImport({ label, membership, keptSafe, onStart }: StartImportProps) {
  const [wasRefused, setWasRefused] = useState(false);

  function press() {
    if (membership === 'active') {
      onStart();
      return;
    }
    setWasRefused(true);
    if (membership === 'inactive') announceRefusal('membership_required', 'call');
  }

  return (
    <>
      <Button variant="primary" onClick={press}>
        {label}
      </Button>
      {wasRefused && membership === 'inactive' ? (
        <Alert
          kind="warning"
          announce
          title={PERSON_ERRORS.membership_required.message}
          actions={
            <LinkButton render={(linkProps) => <Link to="/membresias" {...linkProps} />}>
              {texts.memberships}
            </LinkButton>
          }
        >
          {keptSafe}
        </Alert>
      ) : null}
      {wasRefused && membership === 'unknown' ? (
        <Alert kind="warning" announce title={texts.membershipUnknown}>
          {texts.membershipUnknownMore} {keptSafe}
        </Alert>
      ) : null}
    </>
  );
}
