/** Refusal of an invalid request, with the code of `details`. */
export class PayPalIssue extends Error {
  readonly issue: string;
  readonly status: 400 | 404 | 422;

  constructor(issue: string, status: PayPalIssue['status'] = 422) {
    super(issue);
    this.issue = issue;
    this.status = status;
  }
}
