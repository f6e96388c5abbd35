import { setCollectionsLoader } from '../shared/records/collections-loader.ts';

/** Imported by whatever may open the local database, and not by the first load: a collection adds nothing to it. */
setCollectionsLoader(() => import('./device-collections.ts'));
