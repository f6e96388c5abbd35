import type { Workout } from '@forja/domain/workouts/workout';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { IconButton } from '../../../../design/actions/icon-button.tsx';
import { Menu } from '../../../../design/actions/menu.tsx';
import { timer } from '../../../../design/format.ts';
import {
  iconArrowLeft,
  iconListDetails,
  iconPlus,
  iconSettings,
  iconTrash,
  iconCheck,
} from '../../../../design/icon-paths.ts';
import { Icon } from '../../../../design/icon.tsx';
import { logTexts as texts } from '../log.messages.ts';
import { renderTrigger } from './menu-trigger.tsx';
import * as buttonStyles from '../../../../design/actions/button.module.css';
import * as styles from '../log.module.css';

type LogHeaderProps = {
  workout: Workout;
  onList: () => void;
  menu: {
    onAdd: () => void;
    onSettings: () => void;
    onFinish: () => void;
    onDiscard: () => void;
  };
};

/** Replaces the site header on a phone, to save height. */
export const LogHeader = ({ workout, onList, menu }: LogHeaderProps) => (
  <div className={styles.header}>
    <Link to="/" className={buttonStyles.icon} aria-label={texts.back}>
      <Icon path={iconArrowLeft} />
    </Link>
    <p className={styles.name}>{workout.name}</p>
    <Elapsed startedAt={workout.startedAt} />
    <span className={styles.listButton}>
      <IconButton path={iconListDetails} label={texts.allExercises} onClick={onList} />
    </span>
    <Menu
      trigger={renderTrigger(texts.more(workout.name))}
      items={[
        {
          kind: 'action',
          key: 'finish',
          label: texts.menu.finish,
          icon: iconCheck,
          onSelect: menu.onFinish,
        },
        {
          kind: 'action',
          key: 'add',
          label: texts.menu.addExercise,
          icon: iconPlus,
          onSelect: menu.onAdd,
        },
        {
          kind: 'action',
          key: 'settings',
          label: texts.menu.settings,
          icon: iconSettings,
          onSelect: menu.onSettings,
        },
        { kind: 'separator', key: 'end' },
        {
          kind: 'action',
          key: 'discard',
          label: texts.menu.discard,
          icon: iconTrash,
          danger: true,
          onSelect: menu.onDiscard,
        },
      ]}
    />
  </div>
);

/** A component of its own, so that each second does not render the page. */
function Elapsed({ startedAt }: { startedAt: string }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(clock);
  }, []);
  return (
    <span className={styles.elapsed} role="timer" aria-label={texts.elapsed}>
      {timer((now - Date.parse(startedAt)) / 1000)}
    </span>
  );
}
