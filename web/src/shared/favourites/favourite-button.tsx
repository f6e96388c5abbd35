import { useState } from 'react';
import { IconButton } from '../../design/actions/icon-button.tsx';
import { iconStar } from '../../design/icon-paths.ts';
import { favouritesMessages } from './favourites.messages.ts';
import * as styles from './favourite-button.module.css';

type FavouriteButtonProps = {
  name: string;
  isFavourite: boolean;
  onToggle: () => Promise<boolean>;
};

export function FavouriteButton({ name, isFavourite, onToggle }: FavouriteButtonProps) {
  const [pending, setPending] = useState<{ name: string; isPressed: boolean }>();
  if (pending && (pending.name !== name || pending.isPressed === isFavourite))
    setPending(undefined);
  const isPressed = pending?.isPressed ?? isFavourite;

  async function press() {
    setPending({ name, isPressed: !isPressed });
    if (!(await onToggle())) setPending(undefined);
  }

  return (
    <IconButton
      path={iconStar}
      label={favouritesMessages.favourite(name)}
      aria-pressed={isPressed}
      className={styles.root}
      onClick={() => void press()}
    />
  );
}
