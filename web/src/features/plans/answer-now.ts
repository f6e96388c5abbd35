import { createContext } from 'react';

/** Goes back to the questions that were left unanswered, where the page knows how. */
export const AnswerNow = createContext<(() => void) | undefined>(undefined);
