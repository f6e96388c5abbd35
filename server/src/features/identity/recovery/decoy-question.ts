import { createHmac } from 'node:crypto';
import { SECRET_QUESTIONS } from '@forja/contract/secret-questions';

/** The question of an account that does not exist: always the same one, so that asking twice tells nothing. */
export function decoyQuestion(secret: string, username: string): string {
  const digest = createHmac('sha256', secret).update(`decoy question:${username}`).digest();
  return SECRET_QUESTIONS[digest.readUInt32BE() % SECRET_QUESTIONS.length] ?? SECRET_QUESTIONS[0];
}
