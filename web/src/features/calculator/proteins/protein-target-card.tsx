import type { DailyProtein } from '@forja/domain/protein/daily-protein';
import { EmptyState } from '../../../design/feedback/empty-state.tsx';
import {
  gramsPerKilogram,
  kilograms,
  quantity,
  range as rangeText,
} from '../../../design/format.ts';
import { Card, CardBody, CardHeader } from '../../../design/layout/card.tsx';
import { StatCell, StatGrid } from '../../../design/layout/stat-grid.tsx';
import { ExplainedFigure } from '../explained/explained-figure.tsx';
import { NoticeList } from '../explained/notice-list.tsx';
import { proteinsMessages } from './proteins.messages.ts';
import * as frameStyles from '../../../design/layout/frame.module.css';
import * as textStyles from '../../../design/text.module.css';

const { target: texts } = proteinsMessages;

type ProteinTargetCardProps = {
  /** Undefined until the person is known. */
  protein: DailyProtein | undefined;
  isVegan: boolean;
};

export const ProteinTargetCard = ({ protein, isVegan }: ProteinTargetCardProps) => (
  <Card aria-label={texts.title}>
    <CardHeader title={texts.title} />
    {protein?.ok ? <ProteinCells protein={protein} /> : null}
    <CardBody className={frameStyles.stack}>
      {protein ? (
        <NoticeList notices={protein.notices} />
      ) : (
        <EmptyState title={texts.choose}>{texts.chooseText}</EmptyState>
      )}
      {protein?.ok ? (
        <div>
          <ExplainedFigure of={protein.target} />
          {protein.range ? <ExplainedFigure of={protein.range.low} /> : null}
          {protein.range ? <ExplainedFigure of={protein.range.high} /> : null}
          <p className={textStyles.secondary}>{texts.mass(kilograms(protein.mass.value))}</p>
          <ExplainedFigure of={protein.mass} />
        </div>
      ) : null}
      {isVegan && protein?.ok ? <p>{texts.vegan}</p> : null}
    </CardBody>
  </Card>
);

const ProteinCells = ({ protein }: { protein: Extract<DailyProtein, { ok: true }> }) => (
  <StatGrid columns={3} density="dense">
    <StatCell label={texts.grams} value={quantity(protein.target.value, texts.unit, 0)} />
    <StatCell label={texts.perKg} value={gramsPerKilogram(protein.perKg.value)} />
    {protein.ceiling ? (
      <StatCell label={texts.ceiling} value={quantity(protein.ceiling.value, texts.unit, 0)} />
    ) : null}
    {protein.range ? (
      <StatCell
        label={texts.range}
        value={rangeText(protein.range.low.value, protein.range.high.value, 0)}
        unit={texts.unit}
      />
    ) : null}
  </StatGrid>
);
