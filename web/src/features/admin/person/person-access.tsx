import { Alert } from '../../../design/feedback/alert.tsx';
import { Card, CardBody, CardHeader } from '../../../design/layout/card.tsx';
import * as textStyles from '../../../design/text.module.css';
import * as styles from '../admin.module.css';
import type { Person } from './person-actions.queries.ts';
import { personMessages as words } from './person.messages.ts';
import { moment } from '../moment.ts';

export function PersonAccess({ person }: { person: Person }) {
  const { blocked, isAdmin, secondFactor, sessions, sharing } = person;
  const rows = [
    {
      name: words.state,
      value: blocked === null ? words.open : words.blocked(moment(blocked.at), blocked.reason),
    },
    ...(isAdmin
      ? [{ name: words.secondFactor, value: words.secondFactorStates[secondFactor] }]
      : []),
    { name: words.devices, value: words.deviceCount(sharing.devicesInWeek, sharing.devicesInHour) },
  ];
  return (
    <Card plain>
      <CardHeader title={words.access} />
      <CardBody>
        {sharing.isLikely && (
          <Alert kind="warning" title={words.sharing}>
            {words.sharingMore}
          </Alert>
        )}
        <dl className={styles.details}>
          {rows.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <h3>{words.sessions}</h3>
        {sessions.length === 0 && <p className={textStyles.secondary}>{words.noSessions}</p>}
        <ul className={styles.others}>
          {sessions.map(({ device: { browser, system }, createdAt, lastSeenAt }) => (
            <li key={`${createdAt.getTime()} ${lastSeenAt.getTime()} ${browser} ${system}`}>
              {words.session(
                [browser, system].filter(Boolean).join(', ') || words.unknownDevice,
                moment(lastSeenAt),
              )}
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}

export const SupportNotes = ({ notes }: Pick<Person, 'notes'>) => (
  <>
    <h2>{words.notes}</h2>
    <p className={textStyles.secondary}>{words.notesLead}</p>
    {notes.length === 0 && <p className={textStyles.secondary}>{words.noNotes}</p>}
    <ul className={styles.others}>
      {notes.map(({ id, at, author, text }) => (
        <li key={id}>{words.note(moment(at), author ?? words.unknownAuthor, text)}</li>
      ))}
    </ul>
  </>
);
