import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { ChoiceGroup, type ChoiceGroupProps } from './choice-group.tsx';
import { Option } from './option.tsx';
import * as styles from './options.module.css';

export type OptionChoice<Value extends string> = {
  value: Value;
  label: ReactNode;
  description?: ReactNode;
  side?: ReactNode;
  disabled?: boolean | undefined;
};

type OptionGroupBaseProps<Value extends string> = Omit<ChoiceGroupProps, 'children'> & {
  options: readonly OptionChoice<Value>[];
  columns?: 1 | 2 | undefined;
  name?: string | undefined;
  /** Attributes of every input, for example from a form library. */
  inputProps?: Omit<ComponentProps<'input'>, 'type' | 'value' | 'checked'> | undefined;
};

export type OptionGroupProps<Value extends string> = OptionGroupBaseProps<Value> &
  (
    | {
        type: 'radio';
        value?: Value | undefined;
        onValueChange?: ((value: Value) => void) | undefined;
      }
    | {
        type: 'checkbox';
        value?: readonly Value[] | undefined;
        onValueChange?: ((value: Value[]) => void) | undefined;
      }
  );

export function OptionGroup<Value extends string>(props: OptionGroupProps<Value>) {
  const { options, columns = 1, name, inputProps, legend, hint, error, className } = props;
  const generatedName = useId();

  function getInputState(value: Value) {
    if (props.onValueChange === undefined) return {};
    const checked =
      props.type === 'radio' ? props.value === value : (props.value ?? []).includes(value);
    return { checked, onChange: () => choose(value, checked) };
  }

  function choose(value: Value, checked: boolean) {
    if (props.type === 'radio') {
      props.onValueChange?.(value);
      return;
    }
    const selected = props.value ?? [];
    props.onValueChange?.(checked ? selected.filter((one) => one !== value) : [...selected, value]);
  }

  return (
    <ChoiceGroup legend={legend} hint={hint} error={error} className={className}>
      <div className={classNames(styles.options, columns === 2 && styles.columns2)}>
        {options.map(({ value, ...option }) => (
          <Option
            key={value}
            {...option}
            {...inputProps}
            {...getInputState(value)}
            type={props.type}
            name={inputProps?.name ?? name ?? generatedName}
            value={value}
          />
        ))}
      </div>
    </ChoiceGroup>
  );
}
