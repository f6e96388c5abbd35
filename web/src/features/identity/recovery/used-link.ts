import { refusalCode } from '../../../shared/http/readable-error.ts';
import { forgetStoredLink } from './recovery-link.ts';

/** Forgets a link that was used or has expired, so that a page that is loaded again does not offer it. */
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
