import { type ReactNode, useState } from 'react';
import { Button } from '../../design/actions/button.tsx';
import { Card, CardBody, CardHeader } from '../../design/layout/card.tsx';
import { useIsDiscreet } from './discreet-mode.ts';
import { discreetMessages as messages } from './discreet.messages.ts';
import * as frameStyles from '../../design/layout/frame.module.css';

type DiscreetCoverProps = {
  /** Of a page that is covered whole: its heading. */
  pageTitle?: string;
  children: ReactNode;
};

/** What shows a body weight or a compound of the person: in discreet mode it is not drawn until they ask for it here. */
export function DiscreetCover({ pageTitle, children }: DiscreetCoverProps) {
  const isDiscreet = useIsDiscreet();
  const [isRevealed, setIsRevealed] = useState(false);
  if (!isDiscreet) return children;
  // The button that had the focus is gone: reading goes on where what it revealed begins.
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
