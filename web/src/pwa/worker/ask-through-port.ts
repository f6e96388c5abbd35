/** What a worker answers to a question; undefined when it does not in that time. */
export async function askThroughPort(worker: ServiceWorker, asked: unknown, patienceMs: number): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  const answer = await new Promise<unknown>((resolve) => {
    const giveUp = setTimeout(resolve, patienceMs, undefined);
    port1.addEventListener('message', ({ data }) => {
      clearTimeout(giveUp);
      resolve(data);
    });
    port1.start();
    worker.postMessage(asked, [port2]);
  });
  port1.close();
  return answer;
}
