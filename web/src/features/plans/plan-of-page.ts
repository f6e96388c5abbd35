import type { Plan } from '@forja/domain/plan/plan';
import { createContext } from 'react';

/** Lets a badge find its figure in the plan. Without a plan, a badge only cites. */
export const PlanOfPage = createContext<Plan | undefined>(undefined);
