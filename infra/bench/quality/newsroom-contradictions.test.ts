import { beforeAll, describe, expect, it } from 'vitest';
import { claimsOf } from '../../../services/analysis/src/claims/claims-of.ts';
import { coverageOf } from '../../../services/feed/src/stories/coverage/coverage-of.ts';
import type { Claim, Stance } from '../../../services/shared/contracts/src/analysis.ts';
import type { FigureComparison } from '../../../services/shared/contracts/src/stories.ts';
import { APPROACHES, type Approach } from '../../../services/shared/contracts/src/vocabulary.ts';
import { newsroomEvidence, newsroomThen } from './newsroom-evidence.ts';
import { givesNumber, itemGives, type Planted, plantedContradictions } from './planted.ts';
import type { StoryItem } from './story-evidence.ts';

const PLANTED = plantedContradictions();
const newsroom = newsroomThen();
const baseline = {
  shares: Object.fromEntries(APPROACHES.map((approach) => [approach, 1 / 6])) as Record<Approach, number>,
  reports: 0,
};

let stories: (ReturnType<typeof newsroomEvidence>[number] & { claims: Claim[] })[] = [];
beforeAll(() => {
  stories = newsroomEvidence().map((each) => ({ ...each, claims: claimsOf(each.evidence) }));
});

const contradictsOn = ({ plant, story, moment }: Planted): Claim[] => {
  const evidence = newsroom.evidenceThen(story, moment);
  const textOf = new Map(evidence.reports.flatMap(({ segments }) => segments.map(({ id, text }) => [id, text])));
  const says = ({ outletId, passage }: Stance, outlet: string, words: string): boolean =>
    outletId === outlet && givesNumber(textOf.get(passage) ?? '', words);
  return claimsOf(evidence).filter(
    ({ state, stances }) =>
      state === 'contested' &&
      stances.some(({ reason }) => reason === 'figure') &&
      plant.figures.every(({ outlet, says: words }) => stances.some((stance) => says(stance, outlet, words))),
  );
};

const figuresOf = (items: readonly StoryItem[]): FigureComparison[] =>
  coverageOf(
    items.map((item) => ({ ...item, country: null, revisions: 0 })),
    baseline,
  ).figures;

/** The rows of a card that set the outlets of a plant against each other, by items that give its figures. */
const differsOn = ({ plant, story, moment }: Planted): FigureComparison[] => {
  const items = newsroom.itemsThen(story, moment);
  const gives = (id: string, outlet: string, words: string): boolean =>
    items.some((item) => item.id === id && item.outletId === outlet && itemGives(item, words));
  return figuresOf(items).filter(({ state, values }) => {
    const sides = plant.figures.map(({ outlet, says }) =>
      values.findIndex(({ itemIds }) => itemIds.some((id) => gives(id, outlet, says))),
    );
    return state === 'contested' && !sides.includes(-1) && new Set(sides).size === sides.length;
  });
};

describe('the planted contradictions', () => {
  it('are 42, and all but three stand to the end', () => {
    expect(PLANTED).toHaveLength(42);
    expect(PLANTED.filter(({ stands }) => stands)).toHaveLength(39);
  });

  it.each(PLANTED)('are found by the analysis: $plant.about', (planted) => {
    expect(contradictsOn(planted)).not.toEqual([]);
  });

  it.each(PLANTED)('are found by the figures of the card: $plant.about', (planted) => {
    expect(differsOn(planted)).not.toEqual([]);
  });

  it('are no contradictions any more where they are over', () => {
    for (const planted of PLANTED.filter(({ stands }) => !stands)) {
      const over = { ...planted, moment: Number.POSITIVE_INFINITY };
      expect([...contradictsOn(over), ...differsOn(over)]).toEqual([]);
    }
  });
});

describe('the claims of the sample newsroom', () => {
  const planted = new Set(PLANTED.map(({ story }) => story.slug));

  it('hold no report for contradicting where the newsroom planted no contradiction', () => {
    const elsewhere = stories
      .filter(({ story }) => !planted.has(story.slug))
      .flatMap(({ claims }) => claims.filter(({ state }) => state === 'contested').map(({ text }) => text));
    expect(elsewhere).toEqual([]);
  });

  it('nor do the figures of the cards', () => {
    const elsewhere = newsroom.stories
      .filter(({ slug }) => !planted.has(slug))
      .flatMap((story) => figuresOf(newsroom.itemsThen(story, Number.POSITIVE_INFINITY)))
      .filter(({ state }) => state === 'contested');
    expect(elsewhere).toEqual([]);
  });

  it('count a wire text once, whoever carries it', () => {
    const wires = stories.filter(({ story }) => story.plants.wire);
    expect(wires.length).toBeGreaterThan(5);
    for (const { story, evidence, claims } of wires) {
      const { agency = '', copies = [] } = story.plants.wire ?? {};
      const carried = claims.filter(({ stances }) => stances.some(({ outletId }) => outletId === agency));
      const copied = evidence.reports.filter(({ outletId, copyOf }) => copies.includes(outletId) && copyOf !== null);
      const listed = new Set(carried.flatMap(({ stances }) => stances.flatMap((stance) => stance.copies)));
      for (const { id } of copied) {
        expect(listed, `${story.slug} ${id}`).toContain(id);
        expect(claims.flatMap(({ stances }) => stances).some(({ itemId }) => itemId === id)).toBe(false);
      }
      for (const { stances } of claims) expect(new Set(stances.map(({ report }) => report)).size).toBe(stances.length);
    }
  });
});
