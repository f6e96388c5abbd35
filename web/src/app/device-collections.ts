import { measuresOnDevice } from '../features/measures/measures.queries.ts';
import { plansOnDevice } from '../features/plans/plans.queries.ts';

/** Everything that a person keeps on the device: what waits is sent only once its part of the app has told how. */
export const deviceCollections: readonly { name: string }[] = [measuresOnDevice, plansOnDevice];
