export type EngineName = 'mongo' | 'redis' | 'meili';

/** What a caller chooses about an engine: where its data lies and which loopback port it serves. */
export type EnginePlace = { dataDir: string; port: number };

/** Everything needed to start an engine's process and to know that it serves. Nothing runs yet. */
export type EngineLaunch = {
  name: EngineName;
  command: string;
  args: string[];
  /** All it gets beside the few variables every process gets. */
  env: Record<string, string>;
  port: number;
  /** Address for clients; holds the password or, for Meilisearch, see `key`. */
  url: string;
  /** Master key of Meilisearch. */
  key?: string;
  /** One attempt, at most two seconds; never rejects. */
  isReady: () => Promise<boolean>;
};
