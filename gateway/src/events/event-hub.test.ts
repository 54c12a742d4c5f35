import type { AddressedEvent } from '@360/contracts/events';
import { describe, expect, test } from 'vitest';
import { createEventHub, type Listener } from './event-hub.ts';

const LIMITS = { kept: 3, listeners: 3, perCaller: 2, waitingBytes: 100 };
const updated = (storyId: string): AddressedEvent => ({ type: 'stories.updated', storyIds: [storyId] });

const told = (to: string, id: string): AddressedEvent => ({
  type: 'notification',
  to,
  notification: {
    id,
    kind: 'saved-search',
    at: '2026-01-02T03:04:05.000Z',
    read: false,
    savedSearchId: 's',
    query: 'harbour',
    count: 1,
    itemId: 'i',
    itemType: 'article',
    title: 'The harbour opens',
  },
});

const page = (caller: string) => {
  const frames: string[] = [];
  const state = { waiting: 0, ended: false, dropped: false };
  const listener: Listener = {
    caller,
    subject: `anon:${caller}`,
    write: (frame) => void frames.push(frame),
    waiting: () => state.waiting,
    end: () => {
      state.ended = true;
    },
    drop: () => {
      state.dropped = true;
    },
  };
  return { listener, frames, state };
};

describe('the hub', () => {
  test('refuses beyond its limits and takes others once a page leaves', () => {
    const hub = createEventHub('e', LIMITS);
    const [a, b, c] = [page('x'), page('x'), page('y')];
    hub.join(a.listener, undefined);
    hub.join(b.listener, undefined);
    expect(hub.refusalOf('x')).toBe('too_many_of_caller');
    expect(hub.refusalOf('y')).toBeUndefined();
    hub.join(c.listener, undefined);
    expect(hub.refusalOf('z')).toBe('full');
    hub.leave(a.listener);
    hub.leave(a.listener);
    expect(hub.refusalOf('x')).toBeUndefined();
    expect(hub.size()).toBe(2);
  });

  test('replays what is kept, and only numbers of its own run', () => {
    const hub = createEventHub('e', LIMITS);
    for (const each of ['1', '2', '3', '4', '5']) hub.publish(updated(each));
    const replay = (lastEventId: string | undefined) => {
      const { listener, frames } = page('x');
      hub.join(listener, lastEventId);
      hub.leave(listener);
      return frames.map((frame) => /^id: (\S+)$/m.exec(frame)?.[1]);
    };
    expect(replay('e-3')).toEqual(['e-4', 'e-5']);
    expect(replay('e-0')).toEqual(['e-3', 'e-4', 'e-5']);
    for (const none of [undefined, '', 'e-5', 'e-99', 'f-3', 'e-', '3', 'e-3 ']) expect(replay(none), none).toEqual([]);
  });

  test('tells what is for one reader to that reader’s pages alone, and not whom it is for', () => {
    const hub = createEventHub('e', LIMITS);
    const [ana, also, ben] = [page('ana'), page('ana'), page('ben')];
    for (const { listener } of [ana, also, ben]) hub.join(listener, undefined);
    hub.publish(told('anon:ana', 'n1'));
    hub.publish(updated('1'));
    expect([ana, also, ben].map(({ frames }) => frames.length)).toEqual([2, 2, 1]);
    expect(ana.frames[0]).toMatch(/^id: e-1\nevent: notification\ndata: \{"type":"notification","notification":/);
    expect(ana.frames[0]).not.toContain('anon:');
    expect(ben.frames.join()).not.toContain('harbour');
  });

  test('replays to a reader what is for all and what is for that reader, in order', () => {
    const hub = createEventHub('e', LIMITS);
    const events = [updated('1'), told('anon:ana', 'n2'), told('anon:ben', 'n3'), updated('4'), told('anon:ana', 'n5')];
    for (const event of events) hub.publish(event);
    const replay = (caller: string) => {
      const { listener, frames } = page(caller);
      hub.join(listener, 'e-0');
      hub.leave(listener);
      return frames.map((frame) => /^id: e-(\d)$/m.exec(frame)?.[1]).join('');
    };
    expect([replay('ana'), replay('ben'), replay('cora')]).toEqual(['1245', '134', '14']);
  });

  test('how far a briefing or an article of one reader is goes to nobody else', () => {
    const hub = createEventHub('e', LIMITS);
    const [ana, ben] = [page('ana'), page('ben')];
    for (const { listener } of [ana, ben]) hub.join(listener, undefined);
    const step = { to: 'anon:ana', step: 'reading', progress: 10 } as const;
    hub.publish({ type: 'briefing.progress', briefingId: 'b', ...step });
    hub.publish({ type: 'article.ready', articleId: 'a', ...step });
    const said = (frames: string[]) => frames.filter((frame) => frame.includes('progress')).length;
    expect([said(ana.frames), said(ben.frames)]).toEqual([2, 0]);
    expect(ana.frames.join('')).not.toContain('anon:ana');
  });

  test('what is for single readers does not crowd out what is for all', () => {
    const hub = createEventHub('e', LIMITS);
    hub.publish(updated('1'));
    for (let each = 0; each < 10; each += 1) hub.publish(told('anon:ana', `n${each}`));
    const ben = page('ben');
    hub.join(ben.listener, 'e-0');
    expect(ben.frames).toHaveLength(1);
  });

  test('cuts off a page that lags, and only that one', () => {
    const hub = createEventHub('e', LIMITS);
    const [slow, quick] = [page('x'), page('y')];
    hub.join(slow.listener, undefined);
    hub.join(quick.listener, undefined);
    slow.state.waiting = 101;
    quick.state.waiting = 100;
    hub.beat();
    hub.publish(updated('1'));
    expect(slow.state.dropped).toBe(true);
    expect(slow.frames).toEqual([': beat\n\n']);
    expect(quick.state.dropped).toBe(false);
    expect(quick.frames).toHaveLength(2);
    expect(hub.size()).toBe(1);
  });

  test('closed, it has ended every page and takes none', () => {
    const hub = createEventHub('e', LIMITS);
    const { listener, state } = page('x');
    hub.join(listener, undefined);
    hub.close();
    expect(state.ended).toBe(true);
    expect(hub.refusalOf('x')).toBe('closed');
  });
});
