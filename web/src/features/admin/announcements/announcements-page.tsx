import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../design/actions/button.tsx';
import { ErrorState } from '../../../design/feedback/error-state.tsx';
import { CardSkeleton } from '../../../design/feedback/skeleton.tsx';
import * as textStyles from '../../../design/text.module.css';
import { readableError } from '../../../shared/http/readable-error.ts';
import { adminMessages } from '../admin.messages.ts';
import { AdminNav } from '../admin-nav.tsx';
import * as styles from '../admin.module.css';
import { EndNoticeDialog, PublishNoticeDialog, SendLetterDialog } from './announcement-dialogs.tsx';
import { announcementsDeskMessages as words } from './announcements-desk.messages.ts';
import { type Announcements, announcementsQuery } from './announcements-desk.queries.ts';
import { moment } from '../moment.ts';

export function AnnouncementsPage() {
  const announcements = useQuery(announcementsQuery);
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{adminMessages.announcements.title}</h1>
      <AdminNav />
      {announcements.data ? (
        <>
          <NoticeList
            notices={announcements.data.notices}
            now={new Date(announcements.dataUpdatedAt)}
          />
          <LetterList {...announcements.data} />
        </>
      ) : announcements.error ? (
        <ErrorState
          title={words.failed}
          advice={readableError(announcements.error)}
          actions={
            <Button onClick={() => void announcements.refetch()}>{adminMessages.retry}</Button>
          }
        />
      ) : (
        <CardSkeleton message={words.loading} />
      )}
    </div>
  );
}

function NoticeList({ notices, now }: Pick<Announcements, 'notices'> & { now: Date }) {
  const [isPublishing, setIsPublishing] = useState(false);
  const [endingId, setEndingId] = useState<string>();
  return (
    <section className={styles.section}>
      <h2>{words.notices}</h2>
      <p className={textStyles.secondary}>{words.noticesLead}</p>
      {notices.length === 0 && <p className={textStyles.secondary}>{words.noNotices}</p>}
      <ul className={styles.others}>
        {notices.map(({ id, text, startsAt, endsAt, audience }) => (
          <li key={id}>
            {words.notice(text, moment(startsAt), moment(endsAt), words.audiences[audience])}{' '}
            {endsAt > now && <Button onClick={() => setEndingId(id)}>{words.end}</Button>}
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={() => setIsPublishing(true)}>
          {words.publish}
        </Button>
      </div>
      {isPublishing && <PublishNoticeDialog onClose={() => setIsPublishing(false)} />}
      {endingId !== undefined && (
        <EndNoticeDialog key={endingId} id={endingId} onClose={() => setEndingId(undefined)} />
      )}
    </section>
  );
}

function LetterList({ canSend, recipients, letters }: Announcements) {
  const [isWriting, setIsWriting] = useState(false);
  return (
    <section className={styles.section}>
      <h2>{words.letters}</h2>
      <p className={textStyles.secondary}>
        {canSend ? words.lettersLead(words.people(recipients)) : words.noMail}
      </p>
      {letters.length === 0 && <p className={textStyles.secondary}>{words.noLetters}</p>}
      <ul className={styles.others}>
        {letters.map((letter) => (
          <li key={letter.id}>
            {words.letter(
              letter.subject,
              moment(letter.createdAt),
              words.people(letter.recipients),
              letter.isFinished,
            )}
          </li>
        ))}
      </ul>
      {canSend && (
        <div className={styles.actions}>
          <Button variant="secondary" onClick={() => setIsWriting(true)}>
            {words.write}
          </Button>
        </div>
      )}
      {isWriting && (
        <SendLetterDialog recipients={recipients} onClose={() => setIsWriting(false)} />
      )}
    </section>
  );
}
