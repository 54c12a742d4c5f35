import type { StreamEvent } from '@360/contracts/events';
import { createReplayRing } from './replay-ring.ts';

/** One open page, as far as the hub sees it. */
export interface Listener {
  /** Whose it is: a caller may hold only so many. */
  readonly caller: string;
  write(frame: string): void;
  /** Bytes written that the page has not taken yet. */
  waiting(): number;
  end(): void;
  /** Cuts it off without a word. */
  drop(): void;
}

export interface HubLimits {
  readonly kept: number;
  readonly listeners: number;
  readonly perCaller: number;
  readonly waitingBytes: number;
}

export const HUB_LIMITS: HubLimits = { kept: 500, listeners: 10_000, perCaller: 6, waitingBytes: 1_000_000 };

export type Refusal = 'full' | 'too_many_of_caller' | 'closed';

/** Numbers are good within one run of the process; the epoch tells runs and processes apart. */
const EVENT_ID = /^(?<epoch>[\w]{1,32})-(?<number>\d{1,15})$/;

/** Hands every event to every open page. `epoch` is of letters and digits and differs in every run. */
export const createEventHub = (epoch: string, limits: HubLimits = HUB_LIMITS) => {
  const listeners = new Set<Listener>();
  const perCaller = new Map<string, number>();
  const ring = createReplayRing(limits.kept);
  let closed = false;

  const leave = (listener: Listener): void => {
    if (!listeners.delete(listener)) return;
    const left = (perCaller.get(listener.caller) ?? 1) - 1;
    if (left > 0) perCaller.set(listener.caller, left);
    else perCaller.delete(listener.caller);
  };

  const write = (listener: Listener, frame: string): void => {
    listener.write(frame);
    if (listener.waiting() <= limits.waitingBytes) return;
    leave(listener);
    listener.drop();
  };

  const missedSince = (lastEventId: string | undefined): string[] => {
    const seen = EVENT_ID.exec(lastEventId ?? '')?.groups;
    return seen?.epoch === epoch ? ring.after(Number(seen.number)) : [];
  };

  const refusalOf = (caller: string): Refusal | undefined => {
    if (closed) return 'closed';
    if (listeners.size >= limits.listeners) return 'full';
    return (perCaller.get(caller) ?? 0) >= limits.perCaller ? 'too_many_of_caller' : undefined;
  };

  return {
    refusalOf,
    /** Sends what came after `lastEventId`, then everything from now on. Ask `refusalOf` first, in the same turn. */
    join: (listener: Listener, lastEventId: string | undefined): void => {
      listeners.add(listener);
      perCaller.set(listener.caller, (perCaller.get(listener.caller) ?? 0) + 1);
      for (const frame of missedSince(lastEventId)) listener.write(frame);
    },
    leave,
    publish: (event: StreamEvent): void => {
      const data = JSON.stringify(event);
      const frame = ring.add((number) => `id: ${epoch}-${number}\nevent: ${event.type}\ndata: ${data}\n\n`);
      for (const listener of listeners) write(listener, frame);
    },
    /** A comment, which pages ignore, keeps proxies from taking a quiet stream for a dead one. */
    beat: (): void => {
      for (const listener of listeners) write(listener, ': beat\n\n');
    },
    close: (): void => {
      closed = true;
      for (const listener of listeners) listener.end();
      listeners.clear();
      perCaller.clear();
    },
    size: (): number => listeners.size,
  };
};
export type EventHub = ReturnType<typeof createEventHub>;
