import { useId, type ReactNode } from 'react';
import { ChartPattern, type PatternKind } from './chart-pattern.tsx';
import { integer, percent } from '../format.ts';
import { macroBarMessages } from './macro-bar.messages.ts';
import { classNames } from '../class-names.ts';
import * as textStyles from '../text.module.css';
import * as styles from './chart.module.css';

export type Macro = {
  name: string;
  grams: number;
  /** A fraction of the day's energy. */
  share: number;
  badge?: ReactNode;
};

export type MacroBarProps = {
  title: string;
  macros: readonly Macro[];
};

const LOOKS: readonly { tone: string; kind: PatternKind }[] = [
  { tone: styles.data1, kind: 'solid' },
  { tone: styles.data2, kind: 'diagonal' },
  { tone: styles.data3, kind: 'horizontal' },
];

export function MacroBar({ title, macros }: MacroBarProps) {
  const id = useId();
  const whole = macros.reduce((total, { share }) => total + share, 0) || 1;
  const parts = macros.map((macro, index) => ({
    ...macro,
    fill: `url(#${id}${index})`,
    start: macros.slice(0, index).reduce((total, { share }) => total + share, 0) / whole,
    width: macro.share / whole,
  }));
  const sentence = macros.map(({ name, share }) => `${name} ${percent(share)}`).join(', ');
  return (
    <figure className={styles.figure}>
      <svg
        className={classNames(styles.drawing, styles.stacked)}
        role="img"
        aria-labelledby={`${id}t`}
      >
        <title id={`${id}t`}>{`${title}: ${sentence}`}</title>
        <defs>
          {LOOKS.map(({ tone, kind }, index) => (
            <ChartPattern key={tone} id={`${id}${index}`} kind={kind} className={tone} />
          ))}
        </defs>
        {parts.map(({ name, fill, start, width }) => (
          <rect
            key={name}
            className={styles.endMark}
            fill={fill}
            x={`${start * 100}%`}
            width={`${width * 100}%`}
            height="40"
            rx="2"
          />
        ))}
      </svg>
      <table className={styles.macros}>
        <caption className={textStyles.visuallyHidden}>{title}</caption>
        <thead className={textStyles.visuallyHidden}>
          <tr>
            <th scope="col">{macroBarMessages.nutrient}</th>
            <th scope="col">{macroBarMessages.grams}</th>
            <th scope="col">{macroBarMessages.share}</th>
          </tr>
        </thead>
        <tbody>
          {parts.map(({ name, grams, share, badge, fill }) => (
            <tr key={name}>
              <th scope="row">
                <span>
                  <svg className={styles.drawing} viewBox="0 0 14 14" aria-hidden="true">
                    <rect fill={fill} width="14" height="14" rx="2" />
                  </svg>
                  <span>
                    {name} {badge}
                  </span>
                </span>
              </th>
              <td className={textStyles.figure}>
                {integer(grams)}
                <span className={textStyles.unit}>{macroBarMessages.unit}</span>
              </td>
              <td className={styles.percent}>{percent(share)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
