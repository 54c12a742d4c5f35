import { civProfileSchema, type FlaggedItem, ownReviewsSchema, reviewListSchema } from '@360/contracts/civ';
import { waitUntil } from '@360/testkit/wait-until';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HOUR_MS, type OpenCiv, openCiv, problemOf } from './_harness.ts';

const HOSTILE = '<img src=x onerror=alert(1)> {{constructor}} \u202e$where';

let civ: OpenCiv;
beforeAll(async () => {
  civ = await openCiv();
});
afterAll(() => civ?.stop());

type Member = Awaited<ReturnType<OpenCiv['member']>>;
const members = (count: number): Promise<Member[]> => Promise.all(Array.from({ length: count }, () => civ.member()));
const settle = async (flag: FlaggedItem, crowd: readonly Member[], verdict = 'supports'): Promise<FlaggedItem> => {
  civ.wait(13 * HOUR_MS);
  for (const each of crowd) expect((await each.validate(flag.id, verdict)).status).toBe(200);
  return await civ.become(flag.id, 'settled');
};

describe('membership', () => {
  test('is nobody’s at first, joined once, and left', async () => {
    const reader = civ.as();
    expect(civProfileSchema.parse(await reader.profile())).toEqual({
      user: { name: expect.stringMatching(/^Reader [0-9A-F]{4}$/) },
      profile: null,
    });
    await reader.read('/api/civ/join', 'POST', { specialtyAreas: ['law', 'law'] });
    const { profile } = civProfileSchema.parse(await reader.read('/api/civ/join', 'POST', {}));
    expect(profile).toMatchObject({
      ...{ reputationScore: 0, validationsCount: 0, accuracyRate: null, brierScore: null, settledReviews: 0 },
      ...{ civRole: 'newcomer', verifiedExpert: false, specialtyAreas: ['law'], calibration: [] },
    });
    expect(Date.parse(profile?.countsFrom ?? '') - Date.parse(profile?.joinedAt ?? '')).toBe(48 * 3_600_000);
    expect((await reader.ask('/api/civ/leave', 'POST')).status).toBe(204);
    expect((await reader.profile()).profile).toBeNull();
    expect((await reader.ask('/api/civ/join', 'POST', { specialtyAreas: ['magic'] })).status).toBe(400);
  });

  test('needs an identity; only operators name experts', async () => {
    expect((await fetch(new URL('/api/civ/profile', civ.url))).status).toBe(401);
    const member = await civ.member();
    const body = { sub: member.sub, verified: true };
    expect((await member.ask('/api/operator/civ/experts', 'PUT', body)).status).toBe(403);
    const operator = civ.as({ sub: 'operator:one', roles: ['reader', 'operator'] });
    expect((await operator.ask('/api/operator/civ/experts', 'PUT', body)).status).toBe(204);
    expect((await member.profile()).profile?.verifiedExpert).toBe(true);
    const nobody = { memberId: 'nobody', verified: true };
    expect((await operator.ask('/api/operator/civ/experts', 'PUT', nobody)).status).toBe(404);
  });
});

describe('a review', () => {
  test('is one for each member and item, changeable while it is open, counted on both sides', async () => {
    const [flag, member] = [await civ.flag(), await civ.member()];
    expect((await member.validate(flag.id, 'supports')).status).toBe(200);
    const answer = (await (await member.validate(flag.id, 'challenges', { confidenceLevel: 65 })).json()) as {
      item: FlaggedItem;
    };
    expect(answer.item).toMatchObject({ reviewCount: 1, own: { verdict: 'challenges', confidenceLevel: 65 } });
    expect((await member.profile()).profile?.validationsCount).toBe(1);
    expect(await civ.item(flag.id)).toMatchObject({ reviewCount: 1, own: null, settlement: null });
  });

  test('is refused from whoever has not joined, of what is not there, and where it is not whole', async () => {
    const [flag, member] = [await civ.flag(), await civ.member()];
    expect(await problemOf(await civ.as().validate(flag.id))).toEqual([
      403,
      'Please join the community before you review.',
    ]);
    expect((await member.validate('nothing')).status).toBe(404);
    for (const wrong of [
      { note: '  ' },
      { confidenceLevel: 101 },
      { confidenceLevel: 81 },
      { evidenceLinks: ['javascript:1'] },
    ])
      expect((await member.validate(flag.id, 'supports', wrong)).status).toBe(400);
    expect((await member.validate(flag.id, 'yes')).status).toBe(400);
    expect((await civ.item(flag.id)).reviewCount).toBe(0);
  });

  test('is taken thirty times an hour, however fast', async () => {
    const [flag, member] = [await civ.flag(), await civ.member()];
    const answers = await Promise.all(Array.from({ length: 32 }, () => member.validate(flag.id)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(30).fill(200), 429, 429]);
    civ.wait(HOUR_MS);
    expect((await member.validate(flag.id)).status).toBe(200);
  });
});

describe('a settlement', () => {
  test('comes with the seventh newcomer, and is told to the feed, to profiles, in the status and to whoever asks', async () => {
    const flag = await civ.flag();
    const crowd = await members(7);
    const [first, last] = [crowd[0] as Member, crowd.at(-1) as Member];
    civ.wait(13 * HOUR_MS);
    for (const each of crowd.slice(0, 6)) await each.validate(flag.id);
    expect(await civ.item(flag.id)).toMatchObject({ state: 'open', reviewCount: 6 });
    expect((await first.ask(`/api/civ/items/${flag.id}/reviews`)).status).toBe(409);
    await last.validate(flag.id, 'supports', { note: HOSTILE, evidenceLinks: ['', 'https://quay.example/plan'] });

    const settled = await civ.item(flag.id);
    expect(settled).toMatchObject({
      state: 'settled',
      reviewCount: 7,
      settlement: { verdict: 'supports', agreement: 1 },
    });
    expect(settled.settlement?.votes).toEqual({ supports: 7, challenges: 0, needs_context: 0, inconclusive: 0 });
    expect(await problemOf(await first.validate(flag.id))).toEqual([409, 'This item has been settled meanwhile.']);
    expect((await first.profile()).profile).toMatchObject({ accuracyRate: 100, brierScore: 0.04, settledReviews: 1 });
    await waitUntil('the feed', 5_000, async () => civ.outcomes.get(flag.itemId)?.includes('verified') || null);

    const { reviews } = reviewListSchema.parse(await civ.as().read(`/api/civ/items/${flag.id}/reviews`));
    expect(reviews.map(({ note }) => note)).toContain(HOSTILE);
    expect(JSON.stringify(reviews)).not.toMatch(/anon:|Reader /);
    const { lastSettled, stats } = await civ.as().read<{ lastSettled: FlaggedItem; stats: object }>('/api/civ/status');
    expect(lastSettled.id).toBe(flag.id);
    expect(stats).toMatchObject({ week: { settled: 1, upheld: 1, medianHours: 13 } });
    const { briefings, total } = await civ
      .as()
      .read<{ briefings: { storyId: string }[]; total: number }>('/api/civ/verified-briefings');
    expect([total, briefings]).toMatchObject([1, [{ storyId: flag.storyId, items: 1, reviews: 7, agreement: 1 }]]);
  });

  test('of another kind marks the item, and is no verified briefing', async () => {
    const settled = await settle(await civ.flag(), await members(7), 'needs_context');
    await waitUntil('the feed', 5_000, async () => civ.outcomes.get(settled.itemId)?.includes('needs-context') || null);
    const { briefings } = await civ.as().read<{ briefings: { storyId: string }[] }>('/api/civ/verified-briefings');
    expect(briefings.map(({ storyId }) => storyId)).not.toContain(settled.storyId);
  });

  test('happens once where many review at the same moment: who came too late is told so and is not counted', async () => {
    const [flag, crowd] = [await civ.flag(), await members(12)];
    civ.wait(13 * HOUR_MS);
    const answers = await Promise.all(crowd.map((each) => each.validate(flag.id)));
    const taken = answers.filter(({ status }) => status === 200).length;
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(await civ.item(flag.id)).toMatchObject({ state: 'settled', reviewCount: taken });
    const { reviews } = await civ.as().read<{ reviews: unknown[] }>(`/api/civ/items/${flag.id}/reviews`);
    expect([reviews.length, await civ.mongo.collection('reviews').countDocuments({ flagId: flag.id })]).toEqual([
      taken,
      taken,
    ]);
  });

  test('that a process left half done is finished by another', async () => {
    const settled = await settle(await civ.flag(), await members(7));
    const told = () => waitUntil('the feed', 5_000, async () => civ.outcomes.get(settled.itemId));
    await told();
    civ.outcomes.clear();
    await civ.mongo.collection('flags').updateMany({ itemId: settled.itemId }, { $set: { finished: false } });
    expect(await told()).toEqual(['verified']);
  });

  test('does not come of members who joined just now; time settles it as inconclusive and says nothing of anybody', async () => {
    const flag = await civ.flag();
    civ.wait(13 * HOUR_MS);
    const fresh = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const member = civ.as();
        await member.read('/api/civ/join', 'POST', {});
        await member.validate(flag.id);
        return member;
      }),
    );
    expect((await civ.item(flag.id)).state).toBe('open');
    civ.wait(1);
    await civ.mongo
      .collection<{ _id: string }>('flags')
      .updateOne({ _id: flag.id }, { $set: { flaggedAt: new Date(0) } });
    expect((await civ.become(flag.id, 'settled')).settlement).toMatchObject({ verdict: 'inconclusive' });
    expect((await fresh[0]?.profile())?.profile).toMatchObject({ settledReviews: 0, validationsCount: 1 });
  });
});

describe('what a member leaves behind', () => {
  test('is handed out to the member alone, and goes with the account; what was settled stays, as counts', async () => {
    const crowd = await members(7);
    const settled = await settle(await civ.flag(), crowd);
    const [ana, ben] = crowd as [Member, Member];
    const own = async (member: Member) =>
      ownReviewsSchema.parse(await member.read('/internal/own-data/reviews?after='));
    expect((await own(ana)).rows).toMatchObject([{ flaggedItemId: settled.id, note: 'Seen.', verdict: 'supports' }]);
    await civ.removals.add({ sub: ana.sub });
    await waitUntil('nothing of hers', 5_000, async () => ((await own(ana)).rows.length === 0 ? true : null));
    expect((await ana.profile()).profile).toBeNull();
    expect((await own(ben)).rows).toHaveLength(1);
    expect(await civ.item(settled.id)).toMatchObject({ reviewCount: 7, settlement: { verdict: 'supports' } });
    expect((await civ.as().read<{ reviews: unknown[] }>(`/api/civ/items/${settled.id}/reviews`)).reviews).toHaveLength(
      6,
    );
  });
});
