import { FavouriteButton } from '../../../shared/favourites/favourite-button.tsx';
import { useToggleFavourite } from './exercises.queries.ts';

type FavouriteExerciseButtonProps = { id: string; name: string; isFavourite: boolean };

export function FavouriteExerciseButton({ id, ...rest }: FavouriteExerciseButtonProps) {
  const toggle = useToggleFavourite();
  return <FavouriteButton {...rest} onToggle={() => toggle(id)} />;
}
