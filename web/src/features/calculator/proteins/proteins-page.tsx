import { dailyProtein } from '@forja/domain/protein/daily-protein';
import { splitProtein } from '@forja/domain/protein/split-protein';
import { DiscreetCover } from '../../../shared/discreet/discreet-cover.tsx';
import { useTabDraft } from '../../../shared/use-tab-draft.ts';
import { useUserId } from '../../identity/session.queries.ts';
import { isPulling, useSyncStatus } from '../../records/records.queries.ts';
import { useLatestPlan } from '../../plans/saved-plan.queries.ts';
import { MealSplitCard } from './meal-split-card.tsx';
import { MissingTodayCard } from './missing-today-card.tsx';
import { type PersonDraft, personOfPlan, readPerson, restorePerson } from './person-draft.ts';
import { PersonQuestions } from './person-questions.tsx';
import { ProteinFoodTable } from './protein-food-table.tsx';
import { ProteinTargetCard } from './protein-target-card.tsx';
import { proteinsMessages as messages } from './proteins.messages.ts';
import * as textStyles from '../../../design/text.module.css';
import * as layout from '../explained/two-columns.module.css';

export const ProteinsPage = () => (
  <DiscreetCover pageTitle={messages.title}>
    <Proteins />
  </DiscreetCover>
);

function Proteins() {
  const { answers, isFromPlan, isPlanPending, change } = useAnswers();
  const person = readPerson(answers);
  const protein = person && dailyProtein(person);
  const { pattern = 'all', meals = 4 } = answers;
  const grams = protein?.ok ? protein.target.value : undefined;
  return (
    <>
      <div className={layout.header}>
        <h1 tabIndex={-1}>{messages.title}</h1>
        <p className={textStyles.lead}>{messages.lead}</p>
      </div>
      <div className={layout.page} aria-busy={isPlanPending || undefined}>
        <div className={layout.column}>
          <PersonQuestions person={answers} isFromPlan={isFromPlan} onChange={change} />
        </div>
        <div className={layout.column}>
          <ProteinTargetCard protein={protein} isVegan={pattern === 'vegan'} />
          {grams === undefined ? null : (
            <MealSplitCard
              grams={grams}
              dose={protein?.ok ? protein.dose : undefined}
              meals={meals}
              onChange={(count) => change({ meals: count })}
            />
          )}
          {grams !== undefined && protein?.ok && protein.range ? (
            <MissingTodayCard
              goal={grams}
              mealGrams={splitProtein(grams, meals)[0] ?? 0}
              pattern={pattern}
            />
          ) : null}
          <ProteinFoodTable pattern={pattern} />
        </div>
      </div>
    </>
  );
}

function useAnswers() {
  const { draft, change } = useTabDraft<PersonDraft>('forja-borrador-proteina', {
    owner: useUserId(),
    empty: () => ({}),
    restore: restorePerson,
  });
  const { plan, isPending } = useLatestPlan();
  const syncStatus = useSyncStatus();
  const ofPlan = plan && personOfPlan(plan.value.plan.input);
  return {
    answers: { ...ofPlan, ...draft },
    isFromPlan: ofPlan !== undefined,
    isPlanPending: plan === undefined && (isPending || isPulling(syncStatus)),
    change: (part: PersonDraft) => change({ ...draft, ...part }),
  };
}
