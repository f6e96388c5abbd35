export function pathOfModules(
  size: number,
  isDark: (row: number, column: number) => boolean,
): string {
  const bars: string[] = [];
  for (let row = 0; row < size; row += 1) {
    let column = 0;
    while (column < size) {
      let end = column;
      while (end < size && isDark(row, end)) end += 1;
      if (end > column) bars.push(`M${column} ${row}h${end - column}v1h-${end - column}z`);
      column = end + 1;
    }
  }
  return bars.join('');
}
