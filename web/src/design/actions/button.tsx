import { useId, type ComponentProps, type MouseEvent } from 'react';
import { type ButtonLook, buttonClass } from './button-class.ts';
import { classNames } from '../class-names.ts';
import { iconBusy } from '../icon-paths.ts';
import { Icon } from '../icon.tsx';
import { useIsLong } from './use-is-long.ts';
import * as frameStyles from '../layout/frame.module.css';
import * as textStyles from '../text.module.css';
import * as styles from './button.module.css';

export type ButtonProps = Omit<ComponentProps<'button'>, 'disabled'> &
  ButtonLook & {
    /** A constant of icon-paths.ts. */
    icon?: string | undefined;
    /** Keeps its width and focus, changes its label and ignores presses. */
    busy?: boolean | undefined;
    busyLabel?: string | undefined;
    disabled?: boolean | undefined;
    /** The reason why it is unavailable. The button stays focusable and shows it. */
    disabledReason?: string | undefined;
  };

export function Button({
  variant,
  size,
  danger,
  wide,
  icon,
  busy = false,
  busyLabel,
  disabled = false,
  disabledReason,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const reasonId = useId();
  const blocked = disabledReason !== undefined;
  const tellsBusy = useIsLong(busy);

  function press(event: MouseEvent<HTMLButtonElement>) {
    // Not `disabled` while busy or with a reason: a disabled button loses the focus and hides its
    // reason.
    if (busy || blocked) event.preventDefault();
    else onClick?.(event);
  }

  const label = (
    <>
      {icon ? <Icon path={icon} size="s" /> : null}
      {children}
    </>
  );
  const button = (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, size, danger, wide }, className)}
      disabled={disabled && !blocked}
      aria-disabled={busy || blocked || undefined}
      aria-busy={busy || undefined}
      aria-describedby={classNames(rest['aria-describedby'], blocked && reasonId) || undefined}
      onClick={press}
    >
      {busyLabel === undefined ? (
        label
      ) : (
        <span className={styles.layers}>
          <span className={tellsBusy ? styles.hidden : undefined}>{label}</span>
          <span className={tellsBusy ? undefined : styles.hidden}>
            <Icon path={iconBusy} size="s" className={classNames(tellsBusy && styles.spinning)} />
            {busyLabel}
          </span>
        </span>
      )}
    </button>
  );

  if (!blocked) return button;
  return (
    <span className={classNames(styles.withReason, wide && frameStyles.fullWidth)}>
      {button}
      <span className={textStyles.label} id={reasonId}>
        {disabledReason}
      </span>
    </span>
  );
}
