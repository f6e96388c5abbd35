import { MUSCLE_NAMES } from '@forja/domain/exercises/muscles';
import { DELOAD_RULE } from '@forja/domain/progress/deload-hint';
import type { Proposal } from '@forja/domain/progress/next-week';
import { LOAD_RULE } from '@forja/domain/progress/propose-load';
import type { RoutineChange } from '@forja/domain/progress/routine-change';
import { findLastDay } from '@forja/domain/progress/training-week';
import type { WeeklyReview } from '@forja/domain/progress/weekly-review';
import { Button } from '../../../../design/actions/button.tsx';
import { LinkButton } from '../../../../design/actions/link-button.tsx';
import { dayAndMonth, integer, kilograms, percent, trimmed } from '../../../../design/format.ts';
import { Card } from '../../../../design/layout/card.tsx';
import { DataTable } from '../../../../design/layout/data-table.tsx';
import { EvidenceMark } from '../evidence-mark.tsx';
import { describeReason } from './hints-card.tsx';
import { progressMessages } from '../progress.messages.ts';
import { classNames } from '../../../../design/class-names.ts';
import * as cardStyles from '../../../../design/layout/card.module.css';
import * as textStyles from '../../../../design/text.module.css';
import * as styles from '../progress.module.css';

const { review: texts, hints } = progressMessages;

type WeeklyReviewCardProps = {
  /** Absent without a current routine. */
  review: WeeklyReview | undefined;
  proposals: readonly Proposal[];
  today: string;
  findName: (exerciseId: string) => string;
  onAccept: (change: RoutineChange) => void;
};

/** Planned beside completed, with proposals. Nothing changes by itself. */
export function WeeklyReviewCard({
  review,
  proposals,
  today,
  findName,
  onAccept,
}: WeeklyReviewCardProps) {
  return (
    <Card tab={texts.title}>
      <div className={classNames(cardStyles.body, styles.stack)}>
        {review ? (
          <>
            <PlannedAndCompleted review={review} today={today} />
            <h2 className={styles.subheading}>{texts.next}</h2>
            {proposals.length === 0 ? (
              <p>{texts.nothing}</p>
            ) : (
              <>
                <p className={textStyles.secondary}>{texts.untilAccepted}</p>
                <ul className={styles.proposals}>
                  {proposals.map((proposal) => (
                    <ProposalItem
                      key={proposal.id}
                      proposal={proposal}
                      findName={findName}
                      onAccept={onAccept}
                    />
                  ))}
                </ul>
              </>
            )}
          </>
        ) : (
          <>
            <p>{texts.noRoutine}</p>
            <LinkButton href="/mis-rutinas">{texts.routines}</LinkButton>
          </>
        )}
      </div>
    </Card>
  );
}

function PlannedAndCompleted({ review, today }: { review: WeeklyReview; today: string }) {
  const from = dayAndMonth(review.week);
  const to = dayAndMonth(findLastDay(review.week));
  const missing = findLastDay(review.week) < today ? texts.notDone : texts.notYet;
  const isShort = review.days.some(({ doneSets }) => doneSets === undefined);
  return (
    <>
      <p>
        <b>{texts.of(from, to)}.</b>{' '}
        {texts.completed(integer(review.doneSets), integer(review.plannedSets))}{' '}
        {isShort ? texts.waits : ''}
      </p>
      <DataTable
        caption={texts.title}
        density="dense"
        rows={review.days}
        rowKey={({ id }) => id}
        columns={[
          { key: 'day', header: texts.day, cell: ({ name }) => name, rowHeader: true },
          {
            key: 'planned',
            header: texts.planned,
            cell: ({ plannedSets }) => integer(plannedSets),
            align: 'right',
          },
          {
            key: 'completed',
            header: texts.doneColumn,
            cell: ({ doneSets }) => (doneSets === undefined ? missing : integer(doneSets)),
            align: 'right',
          },
        ]}
      />
    </>
  );
}

type ProposalItemProps = {
  proposal: Proposal;
  findName: (exerciseId: string) => string;
  onAccept: (change: RoutineChange) => void;
};

function ProposalItem({ proposal, findName, onAccept }: ProposalItemProps) {
  const { exerciseName, dayName, change, reason } = proposal;
  const what = describeChange(proposal);
  const where =
    exerciseName === undefined
      ? reason.kind === 'restricted'
        ? texts.restricted
        : texts.deload
      : texts.inDay(exerciseName, dayName ?? '');
  const other = describeAlternative(proposal);
  return (
    <li>
      <div>
        <p>
          <b>{where}</b>
        </p>
        <p>
          {what} <RuleMark kind={reason.kind} />
        </p>
        <p className={textStyles.secondary}>{explain(reason, findName)}</p>
        {other ? <p className={textStyles.secondary}>{other.why}</p> : null}
      </div>
      {change ? (
        <Button
          variant="secondary"
          aria-label={texts.accepts(`${where}. ${what}`)}
          onClick={() => onAccept(change)}
        >
          {texts.accept}
        </Button>
      ) : null}
      {other ? (
        <Button
          variant="secondary"
          aria-label={texts.accepts(`${where}. ${other.what}`)}
          onClick={() => onAccept(other.change)}
        >
          {other.what}
        </Button>
      ) : null}
    </li>
  );
}

function RuleMark({ kind }: { kind: Proposal['reason']['kind'] }) {
  if (kind === 'deload') return <EvidenceMark {...DELOAD_RULE} title={hints.deloadBadge} />;
  if (kind === 'restricted')
    return <EvidenceMark basis="forja_rule" title={texts.heldBadge} text={texts.heldRule} />;
  return <EvidenceMark {...LOAD_RULE} title={texts.loadBadge} />;
}

/** More repetitions instead of a rise above a tenth. */
function describeAlternative({ reason, alternative }: Proposal) {
  if (!alternative || reason.kind !== 'reached-top' || !reason.alternative) return undefined;
  const repetitions = integer(reason.repetitions + reason.alternative.add);
  return {
    change: alternative,
    what: texts.moreRepetitions(repetitions),
    why: texts.or(percent(reason.toKg / reason.fromKg - 1), repetitions),
  };
}

function describeChange({ change, reason }: Proposal): string {
  if (reason.kind === 'restricted') return texts.restrictedChange;
  if (reason.kind === 'fewer-repetitions')
    return texts.fewerRepetitions(integer(reason.repetitions + reason.add));
  if (reason.kind === 'deload') return change ? texts.deloadChange : texts.deloadAdvice;
  if (reason.kind === 'more-sets')
    return texts.sets(change?.kind === 'sets' ? integer(change.count) : '');
  return texts.load(kilograms(reason.fromKg), kilograms(reason.toKg));
}

function explain(reason: Proposal['reason'], findName: (exerciseId: string) => string): string {
  if (reason.kind === 'deload')
    return reason.reasons.map((each) => describeReason(each, findName)).join(' ');
  if (reason.kind === 'more-sets')
    return texts.reasons.moreSets(
      MUSCLE_NAMES[reason.muscle].toLowerCase(),
      trimmed(reason.sets),
      integer(reason.min),
    );
  if (reason.kind === 'restricted') return reason.text;
  const repetitions = integer(reason.repetitions);
  if (reason.kind === 'below-floor') return texts.reasons.belowFloor(repetitions);
  if (reason.kind === 'fewer-repetitions') return texts.reasons.noLighterLoad(repetitions);
  return reason.isReserveTold
    ? texts.reasons.reachedTop(repetitions)
    : texts.reasons.reachedTopTwice(repetitions);
}
