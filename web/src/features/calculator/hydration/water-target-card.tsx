import type { DailyWater, WaterTarget } from '@forja/domain/hydration/daily-water';
import { date } from '../../../design/format.ts';
import { EmptyState } from '../../../design/feedback/empty-state.tsx';
import { Card, CardBody, CardHeader } from '../../../design/layout/card.tsx';
import { StatCell, StatGrid } from '../../../design/layout/stat-grid.tsx';
import { ExplainedFigure } from '../explained/explained-figure.tsx';
import { NoticeList } from '../explained/notice-list.tsx';
import { formatMillilitres } from './format-millilitres.ts';
import { hydrationMessages } from './hydration.messages.ts';
import * as frameStyles from '../../../design/layout/frame.module.css';
import * as textStyles from '../../../design/text.module.css';
import * as layout from '../explained/two-columns.module.css';

const { target: texts, sweat } = hydrationMessages;

type WaterTargetCardProps = {
  /** Undefined until its inputs are known. */
  water: DailyWater | undefined;
  drunk: number;
  /** Day of the sweat test used by the target. */
  testedOn: string | undefined;
};

export function WaterTargetCard({ water, drunk, testedOn }: WaterTargetCardProps) {
  const goal = water?.ok ? water.target.total.value : undefined;
  return (
    <Card aria-label={texts.title}>
      <CardHeader title={texts.title} />
      <StatGrid columns={3} density="dense">
        <StatCell label={texts.drunk} value={formatMillilitres(drunk)} />
        {goal === undefined ? (
          <StatCell label={texts.goal} pending={texts.none} />
        ) : (
          <>
            <StatCell label={texts.goal} value={formatMillilitres(goal)} />
            <StatCell
              label={texts.remaining}
              value={formatMillilitres(Math.max(0, goal - drunk))}
            />
          </>
        )}
      </StatGrid>
      <CardBody className={frameStyles.stack}>
        {water === undefined ? (
          <EmptyState title={texts.choose}>{texts.chooseText}</EmptyState>
        ) : null}
        {goal !== undefined && drunk >= goal ? <p role="status">{texts.reached}</p> : null}
        {water ? <NoticeList notices={water.notices} /> : null}
        {testedOn !== undefined && water?.ok ? <p>{sweat.used(date(testedOn))}</p> : null}
      </CardBody>
      {water?.ok ? <WaterParts target={water.target} /> : null}
    </Card>
  );
}

const WaterParts = ({ target: { body, training, heat, total } }: { target: WaterTarget }) => (
  <>
    <CardBody>
      <h3>{texts.parts}</h3>
    </CardBody>
    <ul className={layout.rows}>
      {[body, training, heat]
        .filter(({ value }) => value > 0)
        .map((part) => (
          <li key={part.rule} className={layout.row}>
            <div className={layout.line}>
              <span>{part.title}</span>
              <strong>{formatMillilitres(part.value)}</strong>
            </div>
            <ExplainedFigure of={part} />
          </li>
        ))}
      <li className={layout.row}>
        <div className={layout.line}>
          <strong>{total.title}</strong>
          <strong>{formatMillilitres(total.value)}</strong>
        </div>
        <ExplainedFigure of={total} />
        <p className={textStyles.secondary}>{texts.rounding}</p>
      </li>
    </ul>
  </>
);
