import { refusalCode } from '../../../shared/http/readable-error.ts';
import { forgetStoredLink } from './recovery-link.ts';

/** What was used, or serves no more, is not offered again by a page that is loaded again. */
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
