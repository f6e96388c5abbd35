import { accountEventLabels } from '@forja/contract/identity/account-labels';
import { useQuery } from '@tanstack/react-query';
import { accountMessages } from '../account.messages.ts';
import { accessesQuery } from '../account.queries.ts';
import { EventList } from './event-list.tsx';
import { Loaded } from '../loaded.tsx';
import * as textStyles from '../../../../design/text.module.css';

const { accesses } = accountMessages;

export function AccessesPart() {
  const accessesResult = useQuery(accessesQuery);
  return (
    <>
      <div>
        <h3>{accesses.title}</h3>
        <p className={textStyles.secondary}>{accesses.lead}</p>
      </div>
      <Loaded query={accessesResult}>
        {({ items }) => (
          <EventList
            label={accesses.list}
            emptyText={accesses.none}
            items={items.map(({ id, at, event, device, by, reason }) => ({
              key: id,
              at,
              text:
                by === 'self'
                  ? accesses.self
                  : accesses.why(
                      event === 'data_exported'
                        ? accesses.exportedByAdmin
                        : accountEventLabels[event],
                      reason,
                    ),
              device,
            }))}
            now={new Date(accessesResult.dataUpdatedAt)}
          />
        )}
      </Loaded>
    </>
  );
}
