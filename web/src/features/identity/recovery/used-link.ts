import { refusalCode } from '../../../shared/http/readable-error.ts';
import { forgetStoredLink } from './recovery-link.ts';

/** Forgets a used or expired link, so that a reload does not offer it. */
export async function forgetUsedLink<Answer>(request: Promise<Answer>): Promise<Answer> {
  try {
    const answer = await request;
    forgetStoredLink();
    return answer;
  } catch (error) {
    if (refusalCode(error) === 'link_expired') forgetStoredLink();
    throw error;
  }
}
