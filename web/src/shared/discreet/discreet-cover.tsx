import { type ReactNode, useState } from 'react';
import { Button } from '../../design/actions/button.tsx';
import { Card, CardBody, CardHeader } from '../../design/layout/card.tsx';
import { useIsDiscreet } from './discreet-mode.ts';
import { discreetMessages as messages } from './discreet.messages.ts';
import * as frameStyles from '../../design/layout/frame.module.css';

type DiscreetCoverProps = {
  pageTitle?: string;
  children: ReactNode;
};

export function DiscreetCover({ pageTitle, children }: DiscreetCoverProps) {
  const isDiscreet = useIsDiscreet();
  const [isRevealed, setIsRevealed] = useState(false);
  if (!isDiscreet) return children;
  if (isRevealed)
    return (
      <div className={frameStyles.stack} tabIndex={-1} ref={focusOnce}>
        {children}
      </div>
    );
  return (
    <>
      {pageTitle === undefined ? null : <h1 tabIndex={-1}>{pageTitle}</h1>}
      <Card plain>
        <CardHeader title={messages.title} />
        <CardBody>
          <p>{messages.text}</p>
          <Button onClick={() => setIsRevealed(true)}>{messages.reveal}</Button>
        </CardBody>
      </Card>
    </>
  );
}

const focusOnce = (element: HTMLElement | null): void => element?.focus({ preventScroll: true });
