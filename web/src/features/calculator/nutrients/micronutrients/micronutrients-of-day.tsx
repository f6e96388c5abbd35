import { dayMicronutrients, type EatenPortion } from '@forja/domain/micros/day-micronutrients';
import { createProfile } from '@forja/domain/profile/profile';
import { CardSkeleton } from '../../../../design/feedback/skeleton.tsx';
import { CardBody } from '../../../../design/layout/card.tsx';
import { SourceCitations } from '../../../../shared/evidence/source-citations.tsx';
import { useLatestPlan } from '../../../plans/saved-plan.queries.ts';
import { NoticeList } from '../../explained/notice-list.tsx';
import { describeDay, lackingFoods } from './describe-micronutrients.ts';
import { MicronutrientsTable } from './micronutrients-table.tsx';
import { micronutrientsMessages as texts } from './micronutrients.messages.ts';
import * as frameStyles from '../../../../design/layout/frame.module.css';
import * as textStyles from '../../../../design/text.module.css';

export function MicronutrientsOfDay({ portions }: { portions: readonly EatenPortion[] }) {
  const { plan, isPending } = useLatestPlan();
  if (isPending) return <CardSkeleton message={texts.looking} />;
  const profile = plan && createProfile(plan.value.plan.input);
  const day = dayMicronutrients(portions, profile);
  const lacking = day.rows.filter(({ withoutData }) => withoutData.length > 0);
  return (
    <>
      <CardBody className={frameStyles.stack}>
        {describeDay(day, profile !== undefined).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <NoticeList notices={day.notices} />
      </CardBody>
      <MicronutrientsTable rows={day.rows} hasPerson={profile !== undefined} />
      <CardBody className={frameStyles.stack}>
        {lacking.length > 0 ? (
          <details>
            <summary>{texts.withoutDatum}</summary>
            <ul className={frameStyles.bulletList}>
              {lacking.map((row) => (
                <li key={row.id}>{texts.lacking(row.name, lackingFoods(row))}</li>
              ))}
            </ul>
          </details>
        ) : null}
        <p className={textStyles.secondary}>{texts.fortified}</p>
        <details>
          <summary>{texts.sources}</summary>
          <SourceCitations sources={day.sources} />
        </details>
      </CardBody>
    </>
  );
}
