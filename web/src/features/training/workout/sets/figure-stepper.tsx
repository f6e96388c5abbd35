import { type KeyboardEvent, useId, useState } from 'react';
import { readNumber, trimmed } from '../../../../design/format.ts';
import { iconMinus, iconPlus } from '../../../../design/icon-paths.ts';
import { Icon } from '../../../../design/icon.tsx';
import * as textStyles from '../../../../design/text.module.css';
import * as styles from '../log.module.css';

const DIRECTIONS = { ArrowUp: 1, ArrowDown: -1 } as const;

type FigureStepperProps = {
  label: string;
  unit?: string | undefined;
  value: number | undefined;
  step: number;
  limits: { min: number; max: number; decimals: number };
  /** Error for an invalid figure. */
  help: string;
  lessLabel: string;
  moreLabel: string;
  onChange: (value: number | undefined) => void;
  onProblem: (help: string | undefined) => void;
};

/** Sized for gloved thumbs, or a numeric keyboard. */
export function FigureStepper(props: FigureStepperProps) {
  const { label, unit, value, step, limits, help, onChange, onProblem } = props;
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const text = typed ?? (value === undefined ? '' : trimmed(value, limits.decimals));

  function type(text: string) {
    setTyped(text);
    const number = readNumber(text);
    if (text.trim() === '') onChange(undefined);
    else if (isAllowed(number, limits)) onChange(number);
    else {
      onProblem(help);
      return;
    }
    onProblem(undefined);
  }

  function move(direction: 1 | -1) {
    const from = value ?? 0;
    const next = Math.min(limits.max, Math.max(limits.min, from + direction * step));
    setTyped(undefined);
    onProblem(undefined);
    onChange(Math.round(next * 100) / 100);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    move(DIRECTIONS[event.key]);
  }

  return (
    <div className={styles.stepper}>
      <label className={textStyles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.stepperValue}>
        <input
          id={id}
          inputMode={limits.decimals === 0 ? 'numeric' : 'decimal'}
          autoComplete="off"
          enterKeyHint="done"
          value={text}
          onChange={({ target }) => type(target.value)}
          onFocus={({ target }) => target.select()}
          onBlur={() => setTyped(undefined)}
          onKeyDown={onKeyDown}
        />
        {unit ? <span className={textStyles.unit}>{unit}</span> : null}
      </div>
      <div className={styles.stepperButtons}>
        <button type="button" aria-label={props.lessLabel} onClick={() => move(-1)}>
          <Icon path={iconMinus} />
        </button>
        <button type="button" aria-label={props.moreLabel} onClick={() => move(1)}>
          <Icon path={iconPlus} />
        </button>
      </div>
    </div>
  );
}

const isAllowed = (number: number, { min, max, decimals }: FigureStepperProps['limits']): boolean =>
  number >= min && number <= max && (decimals > 0 || Number.isInteger(number));
