export type Report = ReturnType<typeof createReport>;

export function createReport() {
  const began = performance.now();
  const wrong: string[] = [];
  const print = (line: string) => void process.stdout.write(`${line}\n`);
  return {
    wrong,
    step(text: string) {
      const seconds = ((performance.now() - began) / 1000).toFixed(0).padStart(4);
      print(`${seconds} s  ${text}`);
    },
    title: (text: string) => print(`\n${text}`),
    figure: (name: string, value: number | string) => print(`        ${name}: ${format(value)}`),
    check(name: string, value: number | string, isRight: boolean) {
      print(`  ${isRight ? 'ok  ' : 'FAIL'}  ${name}: ${format(value)}`);
      if (!isRight) wrong.push(name);
    },
  };
}

const format = (value: number | string) =>
  typeof value === 'string' || Number.isInteger(value) ? String(value) : value.toFixed(1);
