import { createHmac } from 'node:crypto';
import {
  OWN_QUESTION,
  SECRET_QUESTIONS,
  SHOWN_QUESTIONS,
} from '@forja/contract/identity/secret-questions';

type DisplayedQuestion = (typeof SHOWN_QUESTIONS)[number];

/** Custom questions would reveal that the account exists, so all are displayed as one. */
export const displayedQuestion = (question: string): DisplayedQuestion =>
  SECRET_QUESTIONS.find((listed) => listed === question) ?? OWN_QUESTION;

/** Stable question for an address without account. */
export function decoyQuestion(secret: string, username: string): DisplayedQuestion {
  const digest = createHmac('sha256', secret).update(`decoy question:${username}`).digest();
  return SHOWN_QUESTIONS[digest.readUInt32BE() % SHOWN_QUESTIONS.length] ?? SECRET_QUESTIONS[0];
}
