import { decimal, trimmed } from '../format.ts';
import * as styles from './ruler-gauge.module.css';

export type RulerGaugeProps = {
  value: number;
  max?: 10 | 100 | undefined;
  /** The person's target, a dashed tick. */
  target?: number | undefined;
  zone?: { from: number; to: number } | undefined;
  label?: string | undefined;
  showNumbers?: boolean | undefined;
};

const TICKS = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100];

/** The parent prints the number. */
export function RulerGauge({
  value,
  max = 100,
  target,
  zone,
  label,
  showNumbers = false,
}: RulerGaugeProps) {
  const at = (amount: number) => `${Math.min(100, Math.max(0, (amount / max) * 100))}%`;
  const sentence = [
    `${label ? `${label}: ` : ''}${max === 10 ? decimal(value) : trimmed(value)} de ${max}`,
    ...(target === undefined ? [] : [`meta ${trimmed(target)}`]),
    ...(zone ? [`recomendado de ${trimmed(zone.from)} a ${trimmed(zone.to)}`] : []),
  ].join(', ');
  return (
    <div className={styles.root} role="img" aria-label={sentence}>
      <svg aria-hidden="true">
        {zone ? (
          <rect
            className={styles.zone}
            x={at(zone.from)}
            y="29"
            width={at(zone.to - zone.from)}
            height="9"
          />
        ) : null}
        {TICKS.map((tick) => (
          <line
            key={tick}
            className={styles.mark}
            x1={`${tick}%`}
            x2={`${tick}%`}
            y1="29"
            y2="38"
          />
        ))}
        <line className={styles.beam} x1="0" x2="100%" y1="29" y2="29" />
        <rect className={styles.value} x="0" y="24" width={at(value)} height="6" />
        {target === undefined ? null : (
          <line className={styles.target} x1={at(target)} x2={at(target)} y1="4" y2="27" />
        )}
        <svg className={styles.slider} x={at(value)}>
          <path
            className={styles.weight}
            d="M-11 4a2 2 0 0 1 2-2H9a2 2 0 0 1 2 2V18L0 29L-11 18Z"
          />
        </svg>
      </svg>
      {showNumbers ? (
        <div className={styles.numbers} aria-hidden="true">
          <span>0</span>
          <span>{max / 2}</span>
          <span>{max}</span>
        </div>
      ) : null}
    </div>
  );
}
