import { once } from '@forja/domain/units/once';
import { processorLabels } from '@forja/contract/labels';
import type { ReplyOf } from '@forja/contract/http/endpoint';
import type { listProviderMessages } from '@forja/contract/payments/provider-messages';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../design/actions/button.tsx';
import { ErrorState } from '../../design/feedback/error-state.tsx';
import { Card, CardBody, CardHeader } from '../../design/layout/card.tsx';
import { CardSkeleton } from '../../design/feedback/skeleton.tsx';
import { readableError } from '../../shared/http/readable-error.ts';
import { adminMessages } from './admin.messages.ts';
import { providerMessagesQuery } from './admin.queries.ts';
import * as textStyles from '../../design/text.module.css';
import * as styles from './admin.module.css';
import { moment } from './moment.ts';

const { providerMessages: words, retry } = adminMessages;
const COUNT = once(() => new Intl.NumberFormat('es-AR'));

type Arrivals = ReplyOf<typeof listProviderMessages>['items'][number];

export function ProviderMessages() {
  const messagesResult = useQuery(providerMessagesQuery);
  return (
    <section className={styles.section} aria-labelledby="mensajes-de-medios">
      <h2 id="mensajes-de-medios">{words.title}</h2>
      {messagesResult.isPending && <CardSkeleton message={words.loading} />}
      {messagesResult.isError && (
        <ErrorState
          title={words.failed}
          advice={readableError(messagesResult.error)}
          actions={<Button onClick={() => void messagesResult.refetch()}>{retry}</Button>}
        />
      )}
      {messagesResult.data?.items.length === 0 && (
        <p className={textStyles.secondary}>{words.noProviders}</p>
      )}
      <ul className={styles.list}>
        {messagesResult.data?.items.map((arrivals) => (
          <li key={arrivals.provider}>
            <ProviderCard arrivals={arrivals} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ProviderCard({
  arrivals: { provider, lastReceivedAt, refused, lastRefused },
}: {
  arrivals: Arrivals;
}) {
  const name = Object.entries(processorLabels).find(([id]) => id === provider)?.[1] ?? provider;
  return (
    <Card plain>
      <CardHeader title={name} />
      <CardBody>
        <dl className={styles.details}>
          <div>
            <dt>{words.last}</dt>
            <dd className={textStyles.numeric}>
              {lastReceivedAt === null ? words.never : moment(lastReceivedAt)}
            </dd>
          </div>
          <div>
            <dt>{words.refused}</dt>
            <dd className={textStyles.numeric}>{COUNT().format(refused)}</dd>
          </div>
        </dl>
        {refused > 0 && <p className={textStyles.secondary}>{words.advice}</p>}
        {lastRefused.length > 0 && (
          <details className={styles.headers}>
            <summary>{words.headers(lastRefused.length)}</summary>
            <ol>
              {lastRefused.map(({ at, headers }, index) => (
                // several messages may share one instant, and the list is replaced whole
                <li key={`${at} ${index}`}>
                  <b className={textStyles.numeric}>{moment(new Date(at))}</b>
                  <dl>
                    {Object.entries(headers).map(([header, value]) => (
                      <div key={header}>
                        <dt>{header}</dt>
                        <dd>{value}</dd>
                      </div>
                    ))}
                  </dl>
                </li>
              ))}
            </ol>
          </details>
        )}
      </CardBody>
    </Card>
  );
}
