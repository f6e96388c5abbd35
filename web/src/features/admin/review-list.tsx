import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '../../design/actions/button.tsx';
import { EmptyState } from '../../design/feedback/empty-state.tsx';
import { ErrorState } from '../../design/feedback/error-state.tsx';
import { CardSkeleton } from '../../design/feedback/skeleton.tsx';
import { readableError } from '../../shared/http/readable-error.ts';
import { AdminNav } from './admin-nav.tsx';
import { adminMessages } from './admin.messages.ts';
import * as styles from './admin.module.css';

type ReviewListProps<Item> = {
  words: {
    title: string;
    loading: string;
    failed: string;
    empty: string;
    emptyText: string;
    more: string;
  };
  listResult: UseInfiniteQueryResult<InfiniteData<{ items: readonly Item[] }>>;
  renderItem: (item: Item) => ReactNode;
  children: ReactNode;
};

export function ReviewList<Item extends { id: string }>({
  words,
  listResult,
  renderItem,
  children,
}: ReviewListProps<Item>) {
  const items = listResult.data?.pages.flatMap((page) => page.items);
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{words.title}</h1>
      <AdminNav />
      {listResult.isPending && <CardSkeleton message={words.loading} />}
      {listResult.isError && (
        <ErrorState
          title={words.failed}
          advice={readableError(listResult.error)}
          actions={<Button onClick={() => void listResult.refetch()}>{adminMessages.retry}</Button>}
        />
      )}
      {items?.length === 0 && <EmptyState title={words.empty}>{words.emptyText}</EmptyState>}
      <ul className={styles.list}>
        {items?.map((item) => (
          <li key={item.id}>{renderItem(item)}</li>
        ))}
      </ul>
      {listResult.hasNextPage && (
        <Button
          busy={listResult.isFetchingNextPage}
          onClick={() => void listResult.fetchNextPage()}
        >
          {words.more}
        </Button>
      )}
      {children}
    </div>
  );
}
