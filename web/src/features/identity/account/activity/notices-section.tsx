import { accountEventLabels } from '@forja/contract/labels';
import { useQuery } from '@tanstack/react-query';
import { Alert } from '../../../../design/feedback/alert.tsx';
import { Button } from '../../../../design/actions/button.tsx';
import { toast } from '../../../../design/feedback/toast.ts';
import { readableError } from '../../../../shared/http/readable-error.ts';
import { accountMessages } from '../account.messages.ts';
import { noticesQuery, useReadNotices } from '../account.queries.ts';
import { AccountSection } from '../account-section.tsx';
import { EventList } from './event-list.tsx';
import { SUSPICIOUS } from './event.messages.ts';
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
          const unread = items.filter(({ isRead }) => !isRead);
          return (
            <>
              {unread.some(({ event }) => SUSPICIOUS.has(event)) ? (
                <Alert kind="warning" title={notices.notYou}>
                  {notices.notYouMore}
                </Alert>
              ) : null}
              <EventList
                label={notices.list}
                emptyText={notices.none}
                items={items.map(({ id: key, at, event, device, isRead }) => ({
                  key,
                  at,
                  text: accountEventLabels[event],
                  device,
                  isNew: !isRead,
                }))}
                now={new Date(noticesResult.dataUpdatedAt)}
                footer={
                  unread.length === 0 ? null : (
                    <Button
                      busy={readNotices.isPending}
                      busyLabel={notices.marking}
                      onClick={markRead}
                    >
                      {notices.markRead}
                    </Button>
                  )
                }
              />
            </>
          );
        }}
      </Loaded>
    </AccountSection>
  );
}
