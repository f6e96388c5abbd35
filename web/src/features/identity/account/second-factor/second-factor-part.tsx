import { useState } from 'react';
import { Alert } from '../../../../design/feedback/alert.tsx';
import { Button } from '../../../../design/actions/button.tsx';
import { Card } from '../../../../design/layout/card.tsx';
import { accountMessages } from '../account.messages.ts';
import { AccountRow } from '../account-row.tsx';
import { SecondFactorDialog } from './second-factor-dialog.tsx';
import * as textStyles from '../../../../design/text.module.css';

const { secondFactor } = accountMessages;

export type SecondFactorPartProps = { isOn: boolean; isPassed: boolean };

/** Administrators only: their powers need the second step. */
export function SecondFactorPart({ isOn, isPassed }: SecondFactorPartProps) {
  const [isSettingUp, setIsSettingUp] = useState(false);
  return (
    <>
      <div>
        <h3>{secondFactor.title}</h3>
        <p className={textStyles.secondary}>{secondFactor.lead}</p>
      </div>
      {isOn ? null : (
        <Alert kind="warning" title={secondFactor.required}>
          {secondFactor.requiredMore}
        </Alert>
      )}
      <Card plain>
        {isOn ? (
          <AccountRow
            label={secondFactor.state}
            value={secondFactor.on}
            note={`${isPassed ? secondFactor.onMore : secondFactor.passAgain} ${secondFactor.lostPhone}`}
          />
        ) : (
          <AccountRow
            label={secondFactor.state}
            value={secondFactor.off}
            action={
              <Button variant="secondary" onClick={() => setIsSettingUp(true)}>
                {secondFactor.turnOn}
              </Button>
            }
          />
        )}
      </Card>
      {isSettingUp && !isOn ? <SecondFactorDialog onClose={() => setIsSettingUp(false)} /> : null}
    </>
  );
}
