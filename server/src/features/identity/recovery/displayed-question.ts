import { createHmac } from 'node:crypto';
import { OWN_QUESTION, SECRET_QUESTIONS, SHOWN_QUESTIONS } from '@forja/contract/secret-questions';

type ShownQuestion = (typeof SHOWN_QUESTIONS)[number];

/** Words of its owner's own would tell that the account exists: all of them are shown as one. */
export const shownQuestion = (question: string): ShownQuestion =>
  SECRET_QUESTIONS.find((listed) => listed === question) ?? OWN_QUESTION;

/** The question of an account that does not exist: always the same one, so that asking twice tells nothing. */
export function decoyQuestion(secret: string, username: string): ShownQuestion {
  const digest = createHmac('sha256', secret).update(`decoy question:${username}`).digest();
  return SHOWN_QUESTIONS[digest.readUInt32BE() % SHOWN_QUESTIONS.length] ?? SECRET_QUESTIONS[0];
}
