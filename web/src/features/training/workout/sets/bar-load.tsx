import { findPlateLoading, type OwnPlates } from '@forja/domain/loads/plate-loading';
import { trimmed } from '../../../../design/format.ts';
import { logTexts as texts } from '../log.messages.ts';
import * as textStyles from '../../../../design/text.module.css';
import * as styles from '../log.module.css';

/** Heaviest first, in viewBox units. */
const plateSize = (kg: number) =>
  kg >= 25
    ? { width: 38, height: 82 }
    : kg >= 20
      ? { width: 34, height: 78 }
      : kg >= 15
        ? { width: 31, height: 70 }
        : kg >= 10
          ? { width: 29, height: 62 }
          : kg >= 5
            ? { width: 27, height: 54 }
            : kg >= 2.5
              ? { width: 15, height: 44 }
              : { width: 13, height: 36 };
const FIRST_X = 35;
const GAP = 3;
const MIDDLE = 42;
const SLEEVE_END = 198;

type BarLoadProps = { weightKg: number; plates: OwnPlates; onChangePlates: () => void };

/** Plates per side, drawn and in words, or the nearest possible load. */
export function BarLoad({ weightKg, plates, onChangePlates }: BarLoadProps) {
  const loading = findPlateLoading(weightKg, plates);
  const bars = loading.kind === 'exact' ? [] : [loading.below, loading.above];
  const options = bars.flatMap((bar) => (bar ? [bar.loadKg] : []));
  return (
    <div className={styles.load}>
      {loading.kind === 'exact' ? <BarDrawing perSide={loading.perSide} /> : null}
      <div className={styles.loadWords}>
        <p>
          {loading.kind === 'exact' ? (
            <>
              <b>{texts.perSide}</b>
              <span>
                {loading.perSide.length === 0 ? texts.emptyBar : texts.plates(loading.perSide)}
              </span>
            </>
          ) : (
            <span>{texts.nearest(options)}</span>
          )}
        </p>
        <button type="button" className={styles.barButton} onClick={onChangePlates}>
          <span className={textStyles.secondary}>{texts.bar(plates.barKg)}</span>
        </button>
      </div>
    </div>
  );
}

function BarDrawing({ perSide }: { perSide: readonly number[] }) {
  const placed = placePlates(perSide);
  const end = placed.at(-1);
  const collar = end ? end.x + end.width + GAP + 1 : FIRST_X;
  return (
    <svg
      className={styles.bar}
      viewBox="0 0 200 84"
      role="img"
      aria-label={texts.platesLabel(perSide)}
    >
      <path d="M0 42H22" className={styles.barLine} strokeWidth="8" />
      <rect x="22" y="29" width="10" height="26" className={styles.barMetal} />
      <path d={`M32 42H${SLEEVE_END}`} className={styles.barLine} strokeWidth="12" />
      {placed.map(({ kg, x, width, height }) => (
        <g key={x}>
          <rect
            x={x}
            y={MIDDLE - height / 2}
            width={width}
            height={height}
            rx="2"
            className={styles.plate}
          />
          {width >= 24 ? (
            <text x={x + width / 2} y="48" className={styles.plateText}>
              {trimmed(kg, 2)}
            </text>
          ) : null}
        </g>
      ))}
      {collar < SLEEVE_END - 12 ? (
        <rect x={collar} y="32" width="12" height="20" rx="1" className={styles.barMetal} />
      ) : null}
    </svg>
  );
}

/** Narrows a long row of plates to fit the sleeve. */
function placePlates(perSide: readonly number[]) {
  const total = perSide.reduce((sum, kg) => sum + plateSize(kg).width + GAP, 0);
  const scale = Math.min(1, (SLEEVE_END - FIRST_X) / Math.max(1, total));
  let x = FIRST_X;
  return perSide.map((kg) => {
    const { width, height } = plateSize(kg);
    const plate = { kg, x, width: width * scale, height };
    x += (width + GAP) * scale;
    return plate;
  });
}
