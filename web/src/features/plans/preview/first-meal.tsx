import type { Plan } from '@forja/domain/plan/plan';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { integer, quantity } from '../../../design/format.ts';
import { CardSkeleton } from '../../../design/feedback/skeleton.tsx';
import { FIRST_WEEK } from '../menu/menu-choice.ts';
import { MenuRefused } from '../menu/menu-refused.tsx';
import { toWeekCall } from '../workers/week-call.ts';
import { describeWeighed, mealNames } from '../menu/menu.messages.ts';
import { FigureBadge } from '../sources/figure-badge.tsx';
import { askWorker } from '../workers/ask-worker.ts';
import { classNames } from '../../../design/class-names.ts';
import * as textStyles from '../../../design/text.module.css';
import * as cardStyles from '../../../design/layout/card.module.css';
import * as styles from '../plan-view.module.css';
import { previewMessages } from './preview.messages.ts';

const messages = previewMessages.planPreview;

type FirstMealProps = {
  plan: Plan;
  planId: string;
  /** 0 is Monday. */
  weekday: number;
};

export function FirstMeal({ plan, planId, weekday }: FirstMealProps) {
  const [month] = useState(() => new Date().getMonth() + 1);
  const call = toWeekCall(plan, FIRST_WEEK, month);
  const { data: week, isPending } = useQuery({
    queryKey: ['week of the first meal', planId, call],
    queryFn: () => askWorker('menus', call),
  });
  if (isPending) return <CardSkeleton message={messages.makingMeal} />;
  if (!week) return null;
  if (!week.ok) return <MenuRefused relax={week.relax} />;
  const day = week.days[weekday];
  const first = day?.menu.meals[0];
  if (!day || !first) return null;
  const energy = day.mealEnergy[first.meal];
  return (
    <section
      className={classNames(cardStyles.root, cardStyles.plain)}
      aria-labelledby="primera-comida-t"
    >
      <div className={cardStyles.header}>
        <div>
          <h2 id="primera-comida-t">{messages.firstMeal(mealNames[first.meal].toLowerCase())}</h2>
          <p className={textStyles.secondary}>{first.title}</p>
        </div>
        {energy && (
          <span className={textStyles.figure}>
            {integer(energy.value)}
            <span className={textStyles.unit}> {messages.kcal} </span>
            <FigureBadge of={energy} />
          </span>
        )}
      </div>
      <ul className={styles.sessionLines} data-figures="meals">
        {first.items.map((item) => (
          <li key={item.slot}>
            <b>{item.name}</b>
            <span className={textStyles.secondary}>
              {item.household}, {quantity(item.grams, 'g', 0)}
              {describeWeighed(item)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
