/** The stores of one test run. */
export interface Stores {
  kind: 'containers' | 'embedded';
  /** Without a database name. */
  mongoUrl: string;
  redisUrl: string;
  stop(): Promise<void>;
}
