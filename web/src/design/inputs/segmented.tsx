import { useId, type ComponentProps, type ReactNode } from 'react';
import { ChoiceGroup, type ChoiceGroupProps } from './choice-group.tsx';
import { classNames } from '../class-names.ts';
import * as textStyles from '../text.module.css';
import * as styles from './options.module.css';

export type SegmentedOption<Value extends string> = {
  value: Value;
  label: ReactNode;
  disabled?: boolean | undefined;
};

export type SegmentedProps<Value extends string> = Omit<ChoiceGroupProps, 'children' | 'legend'> & {
  legend: ReactNode;
  /** Keeps the legend for screen readers. */
  hideLegend?: boolean | undefined;
  options: readonly SegmentedOption<Value>[];
  value?: Value | undefined;
  onValueChange?: ((value: Value) => void) | undefined;
  name?: string | undefined;
  density?: 'normal' | 'dense' | undefined;
  inputProps?: Omit<ComponentProps<'input'>, 'type' | 'value' | 'checked'> | undefined;
};

/** Three to five short options. */
export function Segmented<Value extends string>({
  legend,
  hideLegend = false,
  options,
  value,
  onValueChange,
  name,
  density = 'normal',
  inputProps,
  ...group
}: SegmentedProps<Value>) {
  const ownName = useId();
  return (
    <ChoiceGroup
      {...group}
      legend={hideLegend ? <span className={textStyles.visuallyHidden}>{legend}</span> : legend}
    >
      <div className={classNames(styles.segmented, density === 'dense' && styles.dense)}>
        {options.map((option) => (
          <label key={option.value}>
            <input
              {...inputProps}
              {...(onValueChange
                ? {
                    checked: option.value === value,
                    onChange: () => onValueChange(option.value),
                  }
                : {})}
              type="radio"
              name={inputProps?.name ?? name ?? ownName}
              value={option.value}
              disabled={option.disabled ?? inputProps?.disabled}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </ChoiceGroup>
  );
}
