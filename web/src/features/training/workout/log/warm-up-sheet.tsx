import type { OwnPlates } from '@forja/domain/loads/plate-loading';
import {
  planWarmUpRamp,
  type RampSet,
  type RampTarget,
  WARM_UP_RAMP_RULE,
} from '@forja/domain/loads/warm-up-ramp';
import { Button } from '../../../../design/actions/button.tsx';
import { Sheet } from '../../../../design/overlays/sheet.tsx';
import { logTexts as texts } from '../log.messages.ts';
import * as actionBarStyles from '../../../../design/navigation/action-bar.module.css';
import * as frameStyles from '../../../../design/layout/frame.module.css';
import * as textStyles from '../../../../design/text.module.css';

type WarmUpSheetProps = {
  target: RampTarget;
  plates: OwnPlates;
  onAdd: (ramp: readonly RampSet[]) => void;
  onClose: () => void;
};

export function WarmUpSheet({ target, plates, onAdd, onClose }: WarmUpSheetProps) {
  const ramp = planWarmUpRamp(target, plates);
  return (
    <Sheet
      open
      onClose={onClose}
      title={texts.warmUpTitle}
      description={
        ramp.length > 0 ? texts.warmUpLead(target.weightKg, target.repetitions) : texts.warmUpNone
      }
      footer={
        ramp.length > 0 ? (
          <div className={actionBarStyles.row}>
            <Button variant="primary" wide onClick={() => onAdd(ramp)}>
              {texts.warmUpAdd}
            </Button>
          </div>
        ) : null
      }
    >
      {ramp.length > 0 ? (
        <ol className={frameStyles.bulletList}>
          {ramp.map(({ weightKg, repetitions }) => (
            <li key={weightKg} className={textStyles.numeric}>
              {texts.warmUpRow(weightKg, repetitions)}
            </li>
          ))}
        </ol>
      ) : null}
      <p className={textStyles.secondary}>{WARM_UP_RAMP_RULE.text}</p>
    </Sheet>
  );
}
