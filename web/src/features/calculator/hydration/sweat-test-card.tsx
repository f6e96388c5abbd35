import { sweatResult } from '@forja/domain/hydration/sweat-test';
import { IconButton } from '../../../design/actions/icon-button.tsx';
import { date } from '../../../design/format.ts';
import { iconTrash } from '../../../design/icon-paths.ts';
import { FoldedCard } from '../../../design/layout/folded-card.tsx';
import { RecordStateTags } from '../../../shared/records/record-state.tsx';
import { useDeleteWithUndo } from '../../records/undo.queries.ts';
import { type SavedSweatTest, sweatTests } from '../sweat-tests.collection.ts';
import { hydrationMessages } from './hydration.messages.ts';
import { SweatResultView } from './sweat-result-view.tsx';
import { SweatTestSteps } from './sweat-test-steps.tsx';
import { classNames } from '../../../design/class-names.ts';
import * as cardStyles from '../../../design/layout/card.module.css';
import * as frameStyles from '../../../design/layout/frame.module.css';
import * as layout from '../explained/two-columns.module.css';

const { sweat: texts } = hydrationMessages;

type SweatTestCardProps = {
  day: string;
  latest: SavedSweatTest | undefined;
  /** A doctor decides how much to drink. */
  isMedical: boolean;
};

export const SweatTestCard = ({ day, latest, isMedical }: SweatTestCardProps) => (
  <FoldedCard title={texts.title} hint={texts.hint}>
    <SweatTestSteps day={day} isMedical={isMedical} />
    {latest ? <LatestTest record={latest} isMedical={isMedical} /> : null}
  </FoldedCard>
);

function LatestTest({ record, isMedical }: { record: SavedSweatTest; isMedical: boolean }) {
  const { remove } = useDeleteWithUndo(sweatTests, texts);
  const result = sweatResult(record.value);
  const day = date(record.value.measuredOn);
  if (!result.ok) return null;
  return (
    <section className={classNames(cardStyles.body, frameStyles.stack)} aria-label={day}>
      <div className={layout.line}>
        <span>{texts.used(day)}</span>
        <RecordStateTags {...record} />
        <IconButton
          path={iconTrash}
          label={texts.remove(day)}
          onClick={() => void remove(record)}
        />
      </div>
      <SweatResultView result={result} isMedical={isMedical} />
    </section>
  );
}
