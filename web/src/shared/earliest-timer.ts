export function createEarliestTimer() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let dueAt = Infinity;

  function clear(): void {
    clearTimeout(timer);
    dueAt = Infinity;
  }

  return {
    clear,
    schedule(work: () => void, ms: number): void {
      const workAt = performance.now() + ms;
      if (workAt >= dueAt) return;
      clear();
      dueAt = workAt;
      timer = setTimeout(() => {
        dueAt = Infinity;
        work();
      }, ms);
    },
  };
}
