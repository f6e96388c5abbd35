import { createInterruptionQueue, type Interruption } from './interruption-queue.ts';
import { isOccupied } from './is-occupied.ts';

/** The one queue of a document. */
export const interruptions = createInterruptionQueue({ isInTheWay: isOccupied });

/** A turn in that queue. Call it at each change: true while the turn lasts, which ends once it is not wanted. */
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
