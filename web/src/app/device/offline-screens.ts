/** A screen that opens without signal: an address of it, and what people call it. */
export type OfflineScreen = { path: string; name: string };

/** Put here at build, from the screen table. */
declare const OFFLINE_SCREENS: readonly OfflineScreen[];

export const offlineScreens: readonly OfflineScreen[] = OFFLINE_SCREENS;
