import { cloneElement, useId, useState, type ReactElement } from 'react';
import { classNames } from '../class-names.ts';
import * as styles from './tooltip.module.css';

export type TooltipProps = {
  text: string;
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
  align?: 'center' | 'start' | 'end' | undefined;
};

export function Tooltip({ text, children, align = 'center' }: TooltipProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <span
      className={classNames(
        styles.root,
        align === 'start' && styles.start,
        align === 'end' && styles.end,
        open && styles.open,
      )}
      onPointerEnter={() => setOpen(true)}
      onPointerLeave={() => setOpen(false)}
      onFocus={() => setOpen(true)}
      onBlur={() => setOpen(false)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setOpen(false);
      }}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      <span role="tooltip" id={id}>
        {text}
      </span>
    </span>
  );
}
