import { useState } from 'react';
import { IconButton } from '../../../design/actions/icon-button.tsx';
import { iconStar } from '../../../design/icon-paths.ts';
import { useToggleFavourite } from './exercises.queries.ts';
import { exercisesMessages } from './exercises.messages.ts';
import * as styles from './exercises.module.css';

type FavouriteButtonProps = { id: string; name: string; isFavourite: boolean };

export function FavouriteButton({ id, name, isFavourite }: FavouriteButtonProps) {
  const toggle = useToggleFavourite();
  /** Shown at once: the device confirms it some milliseconds later. */
  const [pending, setPending] = useState<boolean>();
  if (pending === isFavourite) setPending(undefined);
  const isPressed = pending ?? isFavourite;

  async function press() {
    setPending(!isPressed);
    if (!(await toggle(id))) setPending(undefined);
  }

  return (
    <IconButton
      path={iconStar}
      label={exercisesMessages.row.favourite(name)}
      aria-pressed={isPressed}
      className={styles.favourite}
      onClick={() => void press()}
    />
  );
}
