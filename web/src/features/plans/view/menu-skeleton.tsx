import { Skeleton } from '../../../design/skeleton.tsx';
import { MEALS } from '@forja/domain/menu/menu';
import { mealNames } from './menu.messages.ts';

/** The four meals that are coming. */
export const MenuSkeleton = () => (
  <>
    <p className="plan-entrada sec" role="status">
      Armando tu menú. Tarda un segundo.
    </p>
    <div className="plan-comidas" aria-hidden="true">
      {MEALS.map((meal) => (
        <div key={meal} className="plan-comida">
          <h3>{mealNames[meal]}</h3>
          <Skeleton width={80} />
          <Skeleton width={60} />
          <Skeleton width={80} />
        </div>
      ))}
    </div>
  </>
);
