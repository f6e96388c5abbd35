import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSession } from '../identity/session.queries.ts';
import { membershipQuery } from './membership.queries.ts';

export function useStoredPass(): void {
  const session = useSession();
  const { data } = useQuery({ ...membershipQuery, enabled: false });
  const userId = session.status === 'signed-in' && session.confirmed ? session.user.id : undefined;
  const hasMembership = data?.hasMembership;
  const end = data?.endsAt?.getTime();

  useEffect(() => {
    if (userId === undefined || hasMembership === undefined) return;
    const endsAt = end === undefined ? null : new Date(end);
    import('./pass/pass-on-device.ts')
      .then(({ keepPass }) => keepPass(userId, { hasMembership, endsAt }))
      // Optional: retried at the next start.
      .catch(() => undefined);
  }, [userId, hasMembership, end]);
}
