import { dailyWater, isWaterForDoctor } from '@forja/domain/hydration/daily-water';
import { useState } from 'react';
import { Button } from '../../../design/actions/button.tsx';
import { ErrorState } from '../../../design/feedback/error-state.tsx';
import { CardSkeleton } from '../../../design/feedback/skeleton.tsx';
import { Field } from '../../../design/inputs/field.tsx';
import { DiscreetCover } from '../../../shared/discreet/discreet-cover.tsx';
import { readableError } from '../../../shared/http/readable-error.ts';
import { localDay } from '../../../shared/local-day.ts';
import { useTabDraft } from '../../../shared/use-tab-draft.ts';
import { useUserId } from '../../identity/session.queries.ts';
import { useLatestPlan } from '../../plans/saved-plan.queries.ts';
import { DayConditions } from './day-conditions.tsx';
import {
  type DayAnswers,
  dayAnswers,
  dayOfPlan,
  emptyDay,
  readMinutes,
  restoreDay,
} from './day-draft.ts';
import { useWaterConditions } from './water-conditions.queries.ts';
import { DrinkList } from './drink-list.tsx';
import { DrinksExplained } from './drinks-explained.tsx';
import { hydrationMessages as messages } from './hydration.messages.ts';
import { QuickDrinks } from './quick-drinks.tsx';
import { SweatTestCard } from './sweat-test-card.tsx';
import { useLatestSweatTest, useWaterDay } from './water-day.queries.ts';
import { WaterTargetCard } from './water-target-card.tsx';
import { WaterWeek } from './water-week.tsx';
import { SyncStatusNotices } from '../sync-status-notices.tsx';
import * as textStyles from '../../../design/text.module.css';
import * as layout from '../explained/two-columns.module.css';

const { failure } = messages;

export function HydrationPage() {
  const [today] = useState(() => localDay(new Date()));
  const [day, setDay] = useState(today);
  const { answers, isFromPlan, change, storeDay } = useAnswers(day);
  const log = useWaterDay(day);
  const sweat = useLatestSweatTest();
  const trainedMinutes = readMinutes(answers.minutes);
  const { sex, isHot = false, exceptions = [] } = answers;
  const water =
    sex && trainedMinutes !== undefined
      ? dailyWater({
          sex,
          trainedMinutes,
          isHot,
          exceptions,
          sweatLitresPerHour: sweat?.result.rate.value,
        })
      : undefined;

  return (
    <>
      <div className={layout.header}>
        <h1 tabIndex={-1}>{messages.title}</h1>
        <p className={textStyles.lead}>{messages.lead}</p>
      </div>
      <SyncStatusNotices />
      <div className={layout.page}>
        <div className={layout.column}>
          <Field
            type="date"
            label={messages.day}
            max={today}
            value={day}
            onChange={({ target }) => setDay(target.value || today)}
          />
          <QuickDrinks day={day} />
          <DayConditions
            key={day}
            day={answers}
            isFromPlan={isFromPlan}
            onChange={change}
            onLeaveMinutes={() => storeDay(answers)}
          />
        </div>
        <div className={layout.column}>
          <WaterTargetCard
            water={water}
            drunk={log.drunk}
            testedOn={trainedMinutes === 0 ? undefined : sweat?.record.value.measuredOn}
          />
          {log.isPending ? <CardSkeleton message={messages.looking} /> : null}
          {log.error ? (
            <ErrorState
              title={failure.title}
              safe={failure.safe}
              advice={readableError(log.error)}
              actions={<Button onClick={() => void log.refetch()}>{failure.retry}</Button>}
            />
          ) : null}
          {log.isPending || log.error ? null : <DrinkList logged={log.logged} />}
          <WaterWeek week={log.week} />
          <DiscreetCover>
            <SweatTestCard
              day={day}
              latest={sweat?.record}
              isMedical={isWaterForDoctor(exceptions)}
            />
          </DiscreetCover>
          <DrinksExplained />
        </div>
      </div>
    </>
  );
}

/** The tab, the account and the latest plan, in this order. */
function useAnswers(day: string) {
  const { draft, change } = useTabDraft('forja-borrador-agua', {
    owner: useUserId(),
    empty: emptyDay,
    restore: restoreDay,
  });
  const { plan } = useLatestPlan();
  const { saved, save } = useWaterConditions(day);
  const answers = dayAnswers({
    day,
    draft,
    saved: saved?.value,
    plan: plan && dayOfPlan(plan.value.plan.input),
  });
  function storeDay({ minutes, isHot = false }: DayAnswers): void {
    const trainedMinutes = readMinutes(minutes);
    if (trainedMinutes !== undefined) save({ day, trainedMinutes, isHot });
  }
  return {
    answers,
    isFromPlan: plan !== undefined,
    change(part: Partial<DayAnswers>): void {
      // Minutes and heat of another day do not apply.
      const { minutes: _, isHot: __, ...ofAnyDay } = draft;
      change({ ...(draft.day === day ? draft : ofAnyDay), ...part, day });
      if (part.isHot !== undefined) storeDay({ ...answers, ...part });
    },
    storeDay,
  };
}
