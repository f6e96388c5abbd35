import { sortChildren } from '@forja/domain/records/children';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../../../design/actions/button.tsx';
import { LinkButton } from '../../../../design/actions/link-button.tsx';
import { MoreMenu } from '../../../../design/actions/more-menu.tsx';
import { Tag } from '../../../../design/feedback/tag.tsx';
import { iconBarbell, iconEdit, iconShare, iconTrash } from '../../../../design/icon-paths.ts';
import { Card, CardBody, CardHeader } from '../../../../design/layout/card.tsx';
import { RecordStateTags } from '../../../../shared/records/record-state.tsx';
import { routinesMessages } from '../routines.messages.ts';
import {
  TODAY_PATH,
  type SavedRoutine,
  useDeleteRoutine,
  useRoutineActions,
  useStartRoutine,
} from '../routines.queries.ts';
import { ShareSheet } from '../share/share-sheet.tsx';
import { shareMessages } from '../share/share.messages.ts';
import * as textStyles from '../../../../design/text.module.css';
import * as styles from '../routines.module.css';

const { card: texts } = routinesMessages;

type RoutineCardProps = { routine: SavedRoutine; isCurrent: boolean };

export function RoutineCard({ routine, isCurrent }: RoutineCardProps) {
  const { id, value, state, copyOf } = routine;
  const days = sortChildren(value.days);
  const start = useStartRoutine();
  const navigate = useNavigate();

  async function train() {
    if (await start(id)) await navigate({ to: TODAY_PATH });
  }

  return (
    <Card plain={!isCurrent} aria-label={value.name}>
      <CardHeader
        title={value.name}
        subtitle={describe(routine)}
        side={isCurrent ? <Tag tone="ink">{texts.current}</Tag> : undefined}
      />
      <CardBody>
        <div className={styles.ways}>
          <ul className={styles.days}>
            {days.map((day) => (
              <li key={day.id}>
                <span>{day.name}</span>
                <span className={textStyles.secondary}>
                  {texts.exercises(Object.keys(day.exercises).length)}
                </span>
              </li>
            ))}
          </ul>
        </div>
      </CardBody>
      <CardBody>
        <div className={styles.actions}>
          {days.length > 0 && !value.isArchived && (
            <Button
              variant={isCurrent ? 'primary' : 'secondary'}
              icon={iconBarbell}
              aria-label={isCurrent ? undefined : texts.startThis(value.name)}
              onClick={() => void train()}
            >
              {isCurrent ? texts.goOn : texts.start}
            </Button>
          )}
          <LinkButton
            icon={iconEdit}
            render={(linkProps) => (
              <Link
                to="/mis-rutinas/$id"
                params={{ id }}
                aria-label={texts.editThis(value.name)}
                {...linkProps}
              />
            )}
          >
            {texts.edit}
          </LinkButton>
          <MoreActions routine={routine} />
        </div>
        {state === 'in-account' && copyOf === undefined ? null : <RecordStateTags {...routine} />}
      </CardBody>
    </Card>
  );
}

function MoreActions({ routine }: { routine: SavedRoutine }) {
  const { remove } = useDeleteRoutine();
  const { duplicate, setArchived } = useRoutineActions();
  const [isSharing, setIsSharing] = useState(false);
  const { isArchived, name } = routine.value;
  return (
    <>
      <MoreMenu
        boxed
        label={texts.more(name)}
        items={[
          {
            kind: 'action',
            key: 'duplicate',
            label: texts.duplicate,
            onSelect: () => void duplicate(routine),
          },
          {
            kind: 'action',
            key: 'share',
            label: shareMessages.share.action,
            icon: iconShare,
            onSelect: () => setIsSharing(true),
          },
          {
            kind: 'action',
            key: 'archive',
            label: isArchived ? texts.unarchive : texts.archive,
            onSelect: () => void setArchived(routine, !isArchived),
          },
          {
            kind: 'action',
            key: 'remove',
            label: texts.remove,
            icon: iconTrash,
            danger: true,
            onSelect: () => void remove(routine),
          },
        ]}
      />
      {isSharing && <ShareSheet routine={routine.value} onClose={() => setIsSharing(false)} />}
    </>
  );
}

/** "3 días, ciclo de 8 semanas. De un plan." */
function describe({ value: { days, weeks, origin } }: SavedRoutine): string {
  const count = Object.keys(days).length;
  if (count === 0) return texts.noDays;
  const cycle = weeks?.length ? `, ${texts.weeks(weeks.length)}` : '';
  return `${texts.days(count)}${cycle}.${origin ? ` ${texts.origins[origin.kind]}.` : ''}`;
}
