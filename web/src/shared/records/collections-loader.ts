let load: () => Promise<unknown> = async () => undefined;

/** Set by the app: a local database has to know every collection before it opens. */
export const setCollectionsLoader = (loader: () => Promise<unknown>): void => void (load = loader);

export const loadCollections = (): Promise<unknown> => load();
