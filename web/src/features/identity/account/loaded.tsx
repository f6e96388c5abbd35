import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '../../../design/actions/button.tsx';
import { ErrorState } from '../../../design/feedback/error-state.tsx';
import { CardSkeleton } from '../../../design/feedback/skeleton.tsx';
import { readableError } from '../../../shared/http/readable-error.ts';
import { useOnline } from '../../../shared/http/use-online.ts';
import { accountMessages } from './account.messages.ts';
import * as textStyles from '../../../design/text.module.css';

export type LoadedProps<Data> = {
  query: UseQueryResult<Data>;
  /** Number of stat cells of the placeholder. */
  cells?: number;
  children: (data: Data) => ReactNode;
};

export function Loaded<Data>({ query, cells = 2, children }: LoadedProps<Data>) {
  const isOnline = useOnline();
  if (query.data !== undefined) return children(query.data);
  // The page has one offline notice at its start.
  if (!isOnline) return <p className={textStyles.secondary}>{accountMessages.offline.part}</p>;
  if (query.isPending)
    return <CardSkeleton plain cells={cells} message={accountMessages.loading} />;
  return (
    <ErrorState
      level={3}
      title={accountMessages.notLoaded}
      safe={accountMessages.safe}
      advice={readableError(query.error)}
      actions={
        <Button variant="secondary" busy={query.isFetching} onClick={() => void query.refetch()}>
          {accountMessages.retry}
        </Button>
      }
    />
  );
}
