import type { SweatResult } from '@forja/domain/hydration/sweat-test';
import { percent, trimmed } from '../../../design/format.ts';
import { StatCell, StatGrid } from '../../../design/layout/stat-grid.tsx';
import { ExplainedFigure } from '../explained/explained-figure.tsx';
import { NoticeList } from '../explained/notice-list.tsx';
import { formatMillilitres } from './format-millilitres.ts';
import { hydrationMessages } from './hydration.messages.ts';
import * as frameStyles from '../../../design/layout/frame.module.css';

const { sweat: texts } = hydrationMessages;

type SweatResultViewProps = {
  result: Extract<SweatResult, { ok: true }>;
  isMedical: boolean;
};

export const SweatResultView = ({ result, isMedical }: SweatResultViewProps) => (
  <section className={frameStyles.stack} aria-label={texts.result}>
    <StatGrid columns={3} density="dense">
      <StatCell label={texts.rate} value={trimmed(result.rate.value, 2)} unit={result.rate.unit} />
      {isMedical ? (
        <StatCell label={texts.drink} pending={texts.byDoctor} />
      ) : (
        <StatCell
          label={texts.drink}
          value={formatMillilitres(result.drinkPerHour.value)}
          note={texts.perHour}
        />
      )}
      <StatCell
        label={texts.loss}
        value={percent(result.loss.value / 100, 1)}
        note={texts.ofWeight}
      />
    </StatGrid>
    <div>
      <ExplainedFigure of={result.rate} />
      {isMedical ? null : <ExplainedFigure of={result.drinkPerHour} />}
    </div>
    <NoticeList notices={result.notices} />
  </section>
);
