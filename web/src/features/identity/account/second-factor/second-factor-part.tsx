import { useState } from 'react';
import { Aviso } from '../../../../design/aviso.tsx';
import { Button } from '../../../../design/button.tsx';
import { Ficha } from '../../../../design/ficha.tsx';
import { accountMessages } from '../account.messages.ts';
import { AccountRow } from '../account-row.tsx';
import { SecondFactorDialog } from './second-factor-dialog.tsx';

const { secondFactor } = accountMessages;

export type SecondFactorPartProps = { isOn: boolean; isPassed: boolean };

/** Only for who administers: without it they have no powers. */
export function SecondFactorPart({ isOn, isPassed }: SecondFactorPartProps) {
  const [isSettingUp, setIsSettingUp] = useState(false);
  return (
    <>
      <div>
        <h3>{secondFactor.title}</h3>
        <p className="sec">{secondFactor.lead}</p>
      </div>
      {isOn ? null : (
        <Aviso kind="warning" title={secondFactor.required}>
          {secondFactor.requiredMore}
        </Aviso>
      )}
      <Ficha plain>
        {isOn ? (
          <AccountRow
            label={secondFactor.state}
            value={secondFactor.on}
            note={`${isPassed ? secondFactor.onMore : secondFactor.passAgain} ${secondFactor.lost}`}
          />
        ) : (
          <AccountRow
            label={secondFactor.state}
            value={secondFactor.off}
            action={
              <Button variant="tinta" onClick={() => setIsSettingUp(true)}>
                {secondFactor.turnOn}
              </Button>
            }
          />
        )}
      </Ficha>
      {isSettingUp && !isOn ? <SecondFactorDialog onClose={() => setIsSettingUp(false)} /> : null}
    </>
  );
}
