import { SET_HELP } from '@forja/contract/training/set-fields';
import type { Implement } from '@forja/domain/exercises/exercise';
import { STEP_KG } from '@forja/domain/training/lifts/first-load';
import type { SetFigures } from '@forja/domain/workouts/next-set';
import { SET_LIMITS } from '@forja/domain/workouts/set-limits';
import { FigureStepper } from './figure-stepper.tsx';
import { logTexts as texts } from '../log.messages.ts';
import * as styles from '../log.module.css';

/** Step in seconds for short and long holds. Judgement. */
const SECONDS_STEP = { short: 5, long: 30 } as const;
const LONG_SECONDS = 120;

type SetFiguresProps = {
  figures: SetFigures;
  isTimed: boolean;
  implement: Implement | undefined;
  onChange: (figures: SetFigures) => void;
  onProblem: (help: string | undefined) => void;
};

export function SetFiguresFields({
  figures,
  isTimed,
  implement,
  onChange,
  onProblem,
}: SetFiguresProps) {
  const kilos = implement ? STEP_KG[implement] : STEP_KG.barbell;
  const { seconds = 0 } = figures;
  const secondsStep = seconds >= LONG_SECONDS ? SECONDS_STEP.long : SECONDS_STEP.short;
  return (
    <div className={styles.steppers}>
      <FigureStepper
        label={texts.weight}
        unit={texts.kilos}
        value={figures.weightKg}
        step={kilos}
        limits={SET_LIMITS.weightKg}
        help={SET_HELP.weightKg}
        lessLabel={texts.takeKilos(kilos)}
        moreLabel={texts.addKilos(kilos)}
        onChange={(weightKg) => onChange({ weightKg })}
        onProblem={onProblem}
      />
      {isTimed ? (
        <FigureStepper
          label={texts.time}
          unit={texts.secondsUnit}
          value={figures.seconds}
          step={secondsStep}
          limits={SET_LIMITS.seconds}
          help={SET_HELP.seconds}
          lessLabel={texts.takeSeconds(secondsStep)}
          moreLabel={texts.addSeconds(secondsStep)}
          onChange={(value) => onChange({ seconds: value })}
          onProblem={onProblem}
        />
      ) : (
        <FigureStepper
          label={texts.repetitions}
          value={figures.repetitions}
          step={1}
          limits={SET_LIMITS.repetitions}
          help={SET_HELP.repetitions}
          lessLabel={texts.takeRepetition}
          moreLabel={texts.addRepetition}
          onChange={(repetitions) => onChange({ repetitions })}
          onProblem={onProblem}
        />
      )}
    </div>
  );
}
