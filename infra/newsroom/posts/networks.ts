import type { PostFile } from './accounts.ts';
import type { Post } from './timeline.ts';

/** The networks of the newsroom: their accounts, every post there will be, and the key that X asks for. */
export type Networks = { file: PostFile; posts: readonly Post[]; token: string; reads: Map<string, Reads> };
/** What was read of one limit, in the window that ends at `resetAt` (epoch milliseconds). */
export type Reads = { count: number; resetAt: number };
