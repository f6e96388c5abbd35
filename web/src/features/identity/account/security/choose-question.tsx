import { useState } from 'react';
import { Alert } from '../../../../design/feedback/alert.tsx';
import { Button } from '../../../../design/actions/button.tsx';
import { tabStore } from '../../../../shared/device-store.ts';
import { accountMessages } from '../account.messages.ts';

const { security } = accountMessages;
/** Signing out clears the tab store, so the next sign-in asks again. */
const LATER_KEY = 'forja-question-later';

export function ChooseQuestion({ onChoose }: { onChoose: () => void }) {
  const [isLater, setIsLater] = useState(() => tabStore.get(LATER_KEY) !== null);
  if (isLater) return null;

  function wait() {
    tabStore.set(LATER_KEY, 'true');
    setIsLater(true);
  }

  return (
    <Alert
      kind="warning"
      title={security.chooseQuestion}
      actions={
        <>
          <Button onClick={onChoose}>{security.chooseNow}</Button>
          <Button variant="text" onClick={wait}>
            {security.chooseLater}
          </Button>
        </>
      }
    >
      {security.chooseQuestionMore}
    </Alert>
  );
}
