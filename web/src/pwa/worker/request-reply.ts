/** What a worker answers to a question; undefined when it does not in that time. */
export async function requestReply(
  worker: ServiceWorker,
  message: unknown,
  timeoutMs: number,
): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  const answer = await new Promise<unknown>((resolve) => {
    const timer = setTimeout(resolve, timeoutMs, undefined);
    port1.addEventListener('message', ({ data }) => {
      clearTimeout(timer);
      resolve(data);
    });
    port1.start();
    worker.postMessage(message, [port2]);
  });
  port1.close();
  return answer;
}
