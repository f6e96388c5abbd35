import { DEFAULT_TRAINING_SETTINGS } from '@forja/domain/workouts/training-settings';
import type { TrainingSettings } from '@forja/domain/workouts/training-settings';
import { useState } from 'react';
import { IconButton } from '../../../../design/actions/icon-button.tsx';
import { readNumber, trimmed } from '../../../../design/format.ts';
import { iconMinus, iconPlus } from '../../../../design/icon-paths.ts';
import { ChoiceGroup } from '../../../../design/inputs/choice-group.tsx';
import { Field } from '../../../../design/inputs/field.tsx';
import { Option } from '../../../../design/inputs/option.tsx';
import { Sheet } from '../../../../design/overlays/sheet.tsx';
import { useSaveTrainingSettings, useTrainingSettings } from '../../exercises/exercises.queries.ts';
import { askToNotify, canNotify, isNotifying } from '../../timer/rest-alerts.ts';
import { settingsTexts as texts } from '../log.messages.ts';
import * as styles from '../log.module.css';

/** Plates of usual gyms, to list those that a person lacks. Judgement. */
const PLATES = [...new Set([...Object.keys(DEFAULT_TRAINING_SETTINGS.platePairs), '0.5'])].toSorted(
  (one, other) => Number(other) - Number(one),
);
const MAX_PAIRS = 20;
const BAR = { min: 0, max: 100 };

/** Each change is stored at once. */
export function SettingsSheet({ onClose }: { onClose: () => void }) {
  const { settings } = useTrainingSettings();
  const save = useSaveTrainingSettings();
  const change = (patch: Partial<TrainingSettings>) => void save((now) => ({ ...now, ...patch }));
  return (
    <Sheet open onClose={onClose} title={texts.title} side="right">
      <BarField barKg={settings.barKg} onChange={(barKg) => change({ barKg })} />
      <ChoiceGroup legend={texts.plates}>
        {PLATES.map((kg) => (
          <PlateRow
            key={kg}
            kg={kg}
            pairs={settings.platePairs[kg] ?? 0}
            onChange={(pairs) =>
              void save((now) => ({ ...now, platePairs: { ...now.platePairs, [kg]: pairs } }))
            }
          />
        ))}
      </ChoiceGroup>
      <ChoiceGroup legend={texts.alerts}>
        <Option
          type="checkbox"
          label={texts.sounds}
          checked={settings.timerSounds}
          onChange={({ target }) => change({ timerSounds: target.checked })}
        />
        <Option
          type="checkbox"
          label={texts.vibrates}
          checked={settings.timerVibrates}
          onChange={({ target }) => change({ timerVibrates: target.checked })}
        />
        <NotifyOption />
      </ChoiceGroup>
      <ChoiceGroup legend={texts.options}>
        <Option
          type="checkbox"
          label={texts.screen}
          checked={settings.keepsScreenOn}
          onChange={({ target }) => change({ keepsScreenOn: target.checked })}
        />
        <Option
          type="checkbox"
          label={texts.discreet}
          description={texts.discreetText}
          checked={settings.isDiscreet}
          onChange={({ target }) => change({ isDiscreet: target.checked })}
        />
      </ChoiceGroup>
    </Sheet>
  );
}

function BarField({ barKg, onChange }: { barKg: number; onChange: (kg: number) => void }) {
  const [typed, setTyped] = useState<string>();
  return (
    <Field
      label={texts.bar}
      unit={texts.kilos}
      inputMode="decimal"
      value={typed ?? trimmed(barKg, 2)}
      onChange={({ target }) => {
        setTyped(target.value);
        const kg = readNumber(target.value);
        if (kg >= BAR.min && kg <= BAR.max) onChange(kg);
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}

type PlateRowProps = { kg: string; pairs: number; onChange: (pairs: number) => void };

function PlateRow({ kg, pairs, onChange }: PlateRowProps) {
  const label = texts.pairs(kg);
  return (
    <div className={styles.plateRow}>
      <span>{label}</span>
      <IconButton
        boxed
        path={iconMinus}
        label={texts.take(label)}
        onClick={() => onChange(Math.max(0, pairs - 1))}
      />
      <output>{pairs}</output>
      <IconButton
        boxed
        path={iconPlus}
        label={texts.add(label)}
        onClick={() => onChange(Math.min(MAX_PAIRS, pairs + 1))}
      />
    </div>
  );
}

/** The browser permission is the source of truth. */
function NotifyOption() {
  const [isOn, setIsOn] = useState(isNotifying);
  if (!canNotify()) return null;
  const isDenied = Notification.permission === 'denied';
  return (
    <Option
      type="checkbox"
      label={texts.notifies}
      description={isDenied ? texts.notifiesDenied : undefined}
      checked={isOn}
      disabled={isDenied || isOn}
      onChange={() => void askToNotify().then(setIsOn)}
    />
  );
}
