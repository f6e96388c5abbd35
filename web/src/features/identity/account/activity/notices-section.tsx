import { accountEventLabels } from '@forja/contract/identity/account-labels';
import { useQuery } from '@tanstack/react-query';
import { Alert } from '../../../../design/feedback/alert.tsx';
import { Button } from '../../../../design/actions/button.tsx';
import { toast } from '../../../../design/feedback/toast.ts';
import { readableError } from '../../../../shared/http/readable-error.ts';
import { accountMessages } from '../account.messages.ts';
import { noticesQuery, useReadNotices } from '../account.queries.ts';
import { AccountSection } from '../account-section.tsx';
import { EventList } from './event-list.tsx';
import { MONEY_EVENTS, SUSPICIOUS } from './event.messages.ts';
import { Loaded } from '../loaded.tsx';

const { notices } = accountMessages;

export function NoticesSection({ id }: { id: string }) {
  const noticesResult = useQuery(noticesQuery);
  const readNotices = useReadNotices();

  function markRead() {
    readNotices.mutate(undefined, {
      onSuccess: () => toast({ title: notices.marked }),
      onError: (error) =>
        toast({
          variant: 'destructive',
          title: notices.notMarked,
          description: readableError(error),
        }),
    });
  }

  return (
    <AccountSection id={id} title={notices.title} lead={notices.lead}>
      <Loaded query={noticesResult}>
        {({ items }) => {
          const unreadNotices = items.filter(({ isRead }) => !isRead);
          const list = (label: string, emptyText: string, isOfSecurity: boolean) => (
            <>
              <h3>{label}</h3>
              <EventList
                label={label}
                emptyText={emptyText}
                items={items
                  .filter(({ event }) => MONEY_EVENTS.has(event) !== isOfSecurity)
                  .map(({ id: key, at, event, device, isRead }) => ({
                    key,
                    at,
                    text: accountEventLabels[event],
                    device,
                    isNew: !isRead,
                  }))}
                now={new Date(noticesResult.dataUpdatedAt)}
              />
            </>
          );
          return (
            <>
              {unreadNotices.some(({ event }) => SUSPICIOUS.has(event)) ? (
                <Alert kind="warning" title={notices.notYou}>
                  {notices.notYouMore}
                </Alert>
              ) : null}
              {list(notices.security, notices.noneOfSecurity, true)}
              {list(notices.membership, notices.none, false)}
              {unreadNotices.length === 0 ? null : (
                <p>
                  <Button
                    busy={readNotices.isPending}
                    busyLabel={notices.marking}
                    onClick={markRead}
                  >
                    {notices.markRead}
                  </Button>
                </p>
              )}
            </>
          );
        }}
      </Loaded>
    </AccountSection>
  );
}
