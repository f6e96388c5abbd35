import { MINUTE_MS } from '@forja/domain/units/durations';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { loader } from '../../shared/http/default-loader.ts';
import { identityMessages } from './identity.messages.ts';
import * as menuStyles from '../../design/actions/menu.module.css';

const load = loader();

/** Fetched when the menu opens, and parsed without the schemas. */
export function UnreadNotices({ descriptionId }: { descriptionId: string }) {
  const unread = useUnreadCount();
  if (unread === 0) return null;
  return (
    <>
      <span className={menuStyles.note} data-cuenta={unread} aria-hidden="true" />
      <span id={descriptionId} hidden>
        {identityMessages.unreadNotices(unread)}
      </span>
    </>
  );
}

export function UnreadLine() {
  const unread = useUnreadCount();
  if (unread === 0) return null;
  return (
    <p>
      <Link to="/mi-cuenta" hash="avisos">
        {identityMessages.unreadNotices(unread)}
      </Link>
    </p>
  );
}

function useUnreadCount(): number {
  const { data: unread = 0 } = useQuery({
    queryKey: ['/api/account', 'unread'],
    queryFn: async (context) => readUnreadCount(await load(context)),
    staleTime: MINUTE_MS,
  });
  return unread;
}

const readUnreadCount = (reply: unknown): number =>
  typeof reply === 'object' &&
  reply !== null &&
  'unreadNotices' in reply &&
  typeof reply.unreadNotices === 'number'
    ? reply.unreadNotices
    : 0;
