import { createInterruptionQueue, type Interruption } from './interruption-queue.ts';
import { isOccupied } from './is-occupied.ts';

export const interruptions = createInterruptionQueue({ isBlocked: isOccupied });

export function createTurn(name: Interruption): (isWanted: boolean) => boolean {
  let giveUp: (() => void) | undefined;
  return (isWanted) => {
    const end = giveUp;
    if (isWanted) giveUp ??= interruptions.request(name, 0);
    else {
      giveUp = undefined;
      end?.();
    }
    return isWanted && interruptions.current() === name;
  };
}
