import { createContext } from 'react';

/** Returns to the unanswered questions, where the page knows how. */
export const AnswerNow = createContext<(() => void) | undefined>(undefined);
