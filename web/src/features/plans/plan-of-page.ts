import type { Plan } from '@forja/domain/plan/plan';
import { createContext } from 'react';

/** The plan of the page, so that a badge can find its figure in it. Without a plan, a badge only cites. */
export const PlanOfPage = createContext<Plan | undefined>(undefined);
