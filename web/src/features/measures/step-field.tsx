import { type ComponentProps, type KeyboardEvent, useId } from 'react';
import { IconButton } from '../../design/actions/icon-button.tsx';
import { date, quantity } from '../../design/format.ts';
import { iconMinus, iconPlus } from '../../design/icon-paths.ts';
import { Field } from '../../design/inputs/field.tsx';
import { VisuallyHidden } from '../../design/layout/visually-hidden.tsx';
import type { FigureField } from './measure-draft.ts';
import { measuresMessages } from './measures.messages.ts';
import { getStep, type PreviousFigure, stepText } from './previous-figures.ts';
import * as styles from './measures.module.css';

const { form: texts, fields } = measuresMessages;
const DIRECTIONS = { ArrowUp: 1, ArrowDown: -1 } as const;

type StepFieldProps = ComponentProps<'input'> & {
  figure: FigureField;
  typed: string;
  previous: PreviousFigure | undefined;
  error: string | undefined;
  onStep: (text: string) => void;
};

export function StepField({ figure, typed, previous, onStep, ...field }: StepFieldProps) {
  const { label, unit } = fields[figure];
  const id = useId();
  const isEmpty = typed.trim() === '' && previous === undefined;
  const step = (direction: 1 | -1) =>
    onStep(stepText(figure, { typed, previous: previous?.value }, direction));
  const size = quantity(getStep(figure), unit);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    step(DIRECTIONS[event.key]);
  }

  // Outside the tab order: the arrow keys do the same in the field.
  const button = { boxed: true, tabIndex: -1, disabled: isEmpty, 'aria-describedby': id } as const;
  return (
    <div className={styles.stepField}>
      <Field
        {...field}
        label={label}
        unit={unit}
        inputMode="decimal"
        onKeyDown={onKeyDown}
        hint={previous && texts.previous(quantity(previous.value, unit), date(previous.takenOn))}
      />
      <VisuallyHidden>
        <span id={id}>{label}</span>
      </VisuallyHidden>
      <IconButton {...button} path={iconMinus} label={texts.less(size)} onClick={() => step(-1)} />
      <IconButton {...button} path={iconPlus} label={texts.add(size)} onClick={() => step(1)} />
    </div>
  );
}
