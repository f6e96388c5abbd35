export class RequestError extends Error {
  readonly status: number;
  readonly body: string;
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, body: string, statusText: string, retryAfterSeconds?: number) {
    super(`${status}: ${body || statusText}`);
    this.name = 'RequestError';
    this.status = status;
    this.body = body;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export class UnreachableError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'UnreachableError';
  }
}
