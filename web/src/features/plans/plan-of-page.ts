import type { Plan } from '@forja/domain/plan/plan';
import { createContext } from 'react';

/** The plan that the page shows, for a stamp to know of which figure it is. Without one, a stamp only cites. */
export const PlanOfPage = createContext<Plan | undefined>(undefined);
