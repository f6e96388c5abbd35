import { classNames } from '../class-names.ts';
import * as textStyles from '../text.module.css';
import * as styles from '../charts/discs.module.css';

export type StepperProps = {
  current: number;
  total: number;
  showText?: boolean | undefined;
};

/** Steps as plates on a bar: completed, current, pending. */
export function Stepper({ current, total, showText = false }: StepperProps) {
  const text = `Paso ${current} de ${total}`;
  const plates = Array.from({ length: total }, (_, index) => index + 1);
  const bar = (
    <span
      className={styles.steps}
      {...(showText || current === 0
        ? { 'aria-hidden': true }
        : { role: 'img', 'aria-label': text })}
    >
      {plates.map((step) => (
        <i
          key={step}
          className={
            classNames(step < current && styles.completed, step === current && styles.current) ||
            undefined
          }
        />
      ))}
      <i className={styles.stop} />
    </span>
  );
  if (!showText) return bar;
  return (
    <div className={styles.stepper}>
      {bar}
      <p className={textStyles.secondary}>{text}</p>
    </div>
  );
}
