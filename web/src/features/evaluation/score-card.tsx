import type { EvaluationReport } from '@forja/domain/evaluation/report';
import { RulerGauge } from '../../design/charts/ruler-gauge.tsx';
import { classNames } from '../../design/class-names.ts';
import { percent } from '../../design/format.ts';
import { Icon } from '../../design/icon.tsx';
import { iconMeat, iconMoon, iconRun } from '../../design/icon-paths.ts';
import { Card, CardHeader } from '../../design/layout/card.tsx';
import * as textStyles from '../../design/text.module.css';
import {
  formatLabel,
  formatOverallLabel,
  formatPoints,
  formatUnit,
  listBlocks,
  type ScoreMaximum,
} from './report/describe-evaluation.ts';
import * as styles from './evaluation.module.css';
import { evaluationMessages } from './report/evaluation.messages.ts';

const { result: texts, blocks: blockNames } = evaluationMessages;
const RULERS = [
  { id: 'activity', icon: iconRun },
  { id: 'sleep', icon: iconMoon },
  { id: 'nutrition', icon: iconMeat },
] as const;

/** One number and a ruler per block; the lowest block is highlighted. */
export function ScoreCard({ report }: { report: EvaluationReport }) {
  const { overall, confidence, insights } = report;
  const [worst] = insights.flatMap((insight) => (insight.id === 'worst' ? [insight.block] : []));
  const scored = listBlocks(report);
  return (
    <Card aria-label={texts.overall}>
      <CardHeader title={texts.overall} />
      <div className={styles.overall}>
        {overall ? (
          <Score points={overall.points} max={100} praise={formatOverallLabel(report)} />
        ) : (
          <p>{texts.missing}</p>
        )}
        <p className={textStyles.secondary}>{texts.confidence(percent(confidence / 100))}</p>
      </div>
      {RULERS.flatMap(({ id, icon }) => {
        const score = scored.find((each) => each.id === id)?.score;
        if (!score) return [];
        const isWorst = worst === id;
        return (
          <div key={id} className={classNames(styles.ruler, isWorst && styles.worst)}>
            <h3>
              <Icon path={icon} /> {blockNames[id]}
            </h3>
            <Score points={score.points} max={10} name={blockNames[id]} />
          </div>
        );
      })}
    </Card>
  );
}

type ScoreProps = { points: number; max: ScoreMaximum; name?: string; praise?: string };

const Score = ({ points, max, name, praise = formatLabel(points) }: ScoreProps) => (
  <>
    <p className={styles.score}>
      <strong className={textStyles.figure}>{formatPoints(points, max)}</strong>
      <span className={textStyles.unit}>{formatUnit(max)}</span> <b>{praise}</b>
    </p>
    <RulerGauge
      value={max === 10 ? points / 10 : points}
      max={max}
      label={name ?? texts.overall}
      showNumbers
    />
  </>
);
