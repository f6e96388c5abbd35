import { classNames } from '../../../design/class-names.ts';
import { guideMessages as texts } from './guide.messages.ts';
import * as cardStyles from '../../../design/layout/card.module.css';
import * as frameStyles from '../../../design/layout/frame.module.css';
import * as styles from './guide.module.css';

type TapedGirth = keyof typeof texts.places;
const TAPED_GIRTHS = [
  'neckCm',
  'chestCm',
  'armsCm',
  'waistCm',
  'hipsCm',
  'thighsCm',
  'calfCm',
] as const satisfies readonly TapedGirth[];

/** Half of the outline, from the top of the head to the foot, on a drawing of 96 by 200. The other half mirrors it. */
const HALF_BODY =
  'M48 6C57 6 60 13 59 21C58 28 55 31 55 36C56 41 68 42 73 46C79 52 80 74 83 104' +
  'C84 110 78 112 76 106L70 72C68 84 65 88 66 96C70 104 71 112 69 124C67 140 66 150 66 162' +
  'C66 174 62 182 63 192H52C53 178 51 168 52 158C52 144 50 130 48 122';

/** Where the tape goes: from, to and at what height. */
const TAPES: Readonly<Record<TapedGirth, readonly [startX: number, endX: number, y: number]>> = {
  neckCm: [40, 56, 35],
  chestCm: [27, 69, 60],
  armsCm: [67, 80, 66],
  waistCm: [29, 67, 90],
  hipsCm: [26, 70, 112],
  thighsCm: [49, 69, 128],
  calfCm: [51, 67, 164],
};

/** Where the tape goes for each girth, drawn and in words. */
export const GuideCard = () => (
  <div className={classNames(cardStyles.body, frameStyles.stack)}>
    <p>{texts.always}</p>
    <ul className={styles.places}>
      {TAPED_GIRTHS.map((girth) => (
        <li key={girth}>
          <BodyDrawing girth={girth} />
          <div>
            <b>{texts.places[girth].name}</b>
            <p>{texts.places[girth].how}</p>
          </div>
        </li>
      ))}
    </ul>
    <p>{texts.others}</p>
  </div>
);

function BodyDrawing({ girth }: { girth: TapedGirth }) {
  const [startX, endX, y] = TAPES[girth];
  const middle = (startX + endX) / 2;
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 96 200"
      role="img"
      aria-label={texts.drawing(texts.places[girth].name)}
    >
      <g className={styles.body}>
        <path d={HALF_BODY} />
        <path d={HALF_BODY} transform="matrix(-1 0 0 1 96 0)" />
      </g>
      <path
        className={styles.tape}
        d={`M${startX} ${y}Q${middle} ${y + 5} ${endX} ${y}M${startX} ${y}Q${middle} ${y - 3} ${endX} ${y}`}
      />
    </svg>
  );
}
