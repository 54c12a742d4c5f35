/** A fault the reader of the terminal can act on: its message is the one sentence shown, without a stack trace. */
export class StartError extends Error {
  /** 2 for a wrong option, 1 for what this machine does not give. */
  readonly exitCode: number;

  constructor(message: string, exitCode = 1) {
    super(message);
    this.name = 'StartError';
    this.exitCode = exitCode;
  }
}
