/** Runs once in the parent process: the UTC date seeds every worker alike. */
export function setup(): void {
  const wasAnnounced = process.env['SEED_ANNOUNCED'] !== undefined;
  const seed = process.env['SEED'] ?? new Date().toISOString().slice(0, 10).replaceAll('-', '');
  process.env['SEED'] = process.env['SEED_ANNOUNCED'] = seed;
  if (!wasAnnounced)
    process.stdout.write(
      `Properties try the seed ${seed}: SEED=${seed} before the command repeats them.\n`,
    );
}
