export const requestReply = (
  worker: ServiceWorker,
  message: unknown,
  timeoutMs: number,
): Promise<unknown> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const finish = (reply?: unknown) => {
      port1.close();
      resolve(reply);
    };
    setTimeout(finish, timeoutMs);
    port1.addEventListener('message', ({ data }) => finish(data));
    port1.start();
    worker.postMessage(message, [port2]);
  });
