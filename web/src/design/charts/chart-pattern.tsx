import * as styles from './chart.module.css';
export type PatternKind = 'solid' | 'diagonal' | 'horizontal' | 'unload';

export type ChartPatternProps = { id: string; kind: PatternKind; className?: string | undefined };

export function ChartPattern({ id, kind, className }: ChartPatternProps) {
  if (kind === 'solid')
    return (
      <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse" className={className}>
        <rect className={styles.patternGround} width="8" height="8" />
      </pattern>
    );
  if (kind === 'horizontal')
    return (
      <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" className={className}>
        <rect className={styles.patternGround} width="6" height="6" />
        <path className={styles.patternLine} d="M0 3H6" />
      </pattern>
    );
  return (
    <pattern
      id={id}
      width="7"
      height="7"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
      className={className}
    >
      <rect
        className={kind === 'unload' ? styles.unloadGround : styles.patternGround}
        width="7"
        height="7"
      />
      <path className={kind === 'unload' ? styles.unloadLine : styles.patternLine} d="M1 0V7" />
    </pattern>
  );
}
