export type Letter = { to: string; subject: string; text: string };

/** What the server needs of a post office. Absent where none is configured. */
export type Mail = { send(letter: Letter): Promise<void> };
