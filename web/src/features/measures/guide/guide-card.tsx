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

/** Half of the outline from head to foot on a 96 × 200 drawing. The other half mirrors it. */
const HALF_BODY =
  'M48 6C57 6 60 13 59 21C58 28 55 31 55 36C56 41 68 42 73 46C79 52 80 74 83 104' +
  'C84 110 78 112 76 106L70 72C68 84 65 88 66 96C70 104 71 112 69 124C67 140 66 150 66 162' +
  'C66 174 62 182 63 192H52C53 178 51 168 52 158C52 144 50 130 48 122';

/** Tape positions. */
const TAPES: Readonly<Record<TapedGirth, readonly [startX: number, endX: number, y: number]>> = {
  neckCm: [40, 56, 35],
  chestCm: [27, 69, 60],
  armsCm: [67, 80, 66],
  waistCm: [29, 67, 90],
  hipsCm: [26, 70, 112],
  thighsCm: [49, 69, 128],
  calfCm: [51, 67, 164],
};

type OtherFigure = keyof typeof texts.others;
const OTHER_FIGURES = [
  'weightKg',
  'bodyFatPercent',
  'restingPulse',
  'bloodPressure',
] as const satisfies readonly OtherFigure[];

/** Scale, tapes of the body fat, pulse at the wrist, cuff and heart height. */
const MARKS: Readonly<Record<OtherFigure, string>> = {
  weightKg: 'M26 197H70M30 192V197M66 192V197',
  bodyFatPercent: 'M40 35Q48 40 56 35M29 90Q48 95 67 90M26 112Q48 117 70 112',
  restingPulse: 'M74 98L86 92M76 104L88 98',
  bloodPressure: 'M67 56L78 54M68 63L80 61M69 70L80 68M40 62H58',
};

export const GuideCard = () => (
  <div className={classNames(cardStyles.body, frameStyles.stack)}>
    <p>{texts.always}</p>
    <ul className={styles.places}>
      {TAPED_GIRTHS.map((girth) => {
        const { name, how } = texts.places[girth];
        return (
          <GuidedFigure
            key={girth}
            name={name}
            how={how}
            drawing={texts.drawing(name)}
            mark={tape(girth)}
          />
        );
      })}
      {OTHER_FIGURES.map((figure) => (
        <GuidedFigure key={figure} {...texts.others[figure]} mark={MARKS[figure]} />
      ))}
    </ul>
  </div>
);

function tape(girth: TapedGirth): string {
  const [startX, endX, y] = TAPES[girth];
  const middle = (startX + endX) / 2;
  return `M${startX} ${y}Q${middle} ${y + 5} ${endX} ${y}M${startX} ${y}Q${middle} ${y - 3} ${endX} ${y}`;
}

type GuidedFigureProps = { name: string; how: string; drawing: string; mark: string };

const GuidedFigure = ({ name, how, drawing, mark }: GuidedFigureProps) => (
  <li>
    <svg className={styles.drawing} viewBox="0 0 96 200" role="img" aria-label={drawing}>
      <g className={styles.body}>
        <path d={HALF_BODY} />
        <path d={HALF_BODY} transform="matrix(-1 0 0 1 96 0)" />
      </g>
      <path className={styles.tape} d={mark} />
    </svg>
    <div>
      <b>{name}</b>
      <p>{how}</p>
    </div>
  </li>
);
