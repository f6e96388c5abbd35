/** Parts of a record by id, such as the sets of a workout: two devices that change different ones do not conflict. */
export type Children<Child> = Readonly<Record<string, Child & { order: string }>>;
