import type { AddressedEvent, PageEvent } from '@360/contracts/events';
import { createReplayRing, type Frame } from './replay-ring.ts';

/** One open page, as far as the hub sees it. */
export interface Listener {
  /** Whose it is: a caller may hold only so many. */
  readonly caller: string;
  /** Which reader's: events for one reader go to nobody else. */
  readonly subject: string;
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

/** Whom an event is for, undefined for everybody, and what is said of it. */
const addressed = (event: AddressedEvent): { to: string | undefined; said: PageEvent } => {
  if (!('to' in event)) return { to: undefined, said: event };
  const { to, ...said } = event;
  return { to, said };
};

/** Hands every event to every open page, or to the pages of the reader it is for. `epoch` is of letters and digits and differs in every run. */
export const createEventHub = (epoch: string, limits: HubLimits = HUB_LIMITS) => {
  const listeners = new Set<Listener>();
  const perCaller = new Map<string, number>();
  // kept apart, so that what is for single readers does not crowd out what is for all
  const rings = { everybody: createReplayRing(limits.kept), readers: createReplayRing(limits.kept) };
  let last = 0;
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

  const missedSince = (lastEventId: string | undefined, subject: string): Frame[] => {
    const seen = EVENT_ID.exec(lastEventId ?? '')?.groups;
    if (seen?.epoch !== epoch) return [];
    const missed = Object.values(rings).flatMap((ring) => ring.after(Number(seen.number), subject));
    return missed.toSorted((a, b) => a.number - b.number);
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
      for (const { text } of missedSince(lastEventId, listener.subject)) listener.write(text);
    },
    leave,
    /** Ends every page of one reader; open pages come back as whoever they are then. */
    endOf: (subject: string): void => {
      for (const listener of [...listeners].filter((each) => each.subject === subject)) {
        leave(listener);
        listener.end();
      }
    },
    publish: (event: AddressedEvent): void => {
      const { to, said } = addressed(event);
      last += 1;
      const text = `id: ${epoch}-${last}\nevent: ${said.type}\ndata: ${JSON.stringify(said)}\n\n`;
      rings[to === undefined ? 'everybody' : 'readers'].add({ number: last, text, to });
      for (const listener of listeners) if (to === undefined || listener.subject === to) write(listener, text);
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
