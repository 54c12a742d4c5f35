import { EVIDENCE_TEXTS, type StorySource } from '@360/contracts/evidence-source';
import { syntheticStory } from './synthetic-story.ts';

/** As syntheticStory makes them: of three reports one repeats a wire text, and there are four of these. */
const COPIES = 3;
const WIRES = 4;
const SHARES = {
  institutional: 0.3,
  economic: 0.2,
  technological: 0.1,
  environmental: 0.1,
  social: 0.2,
  investigative: 0.1,
};

/** A story of so many reports as the feed service tells of it: sixty whole texts at most, wire texts one report each. */
export const syntheticSource = (id: string, reports: number): StorySource => {
  const made = syntheticStory(reports);
  const iso = (ms: number) => new Date(ms).toISOString();
  const wireOf = (at: number) =>
    at % COPIES === 0 ? made.findIndex((_, i) => i % COPIES === 0 && i % WIRES === at % WIRES) : at;
  const numbers = [...new Set(made.map((_, at) => wireOf(at)))];
  return {
    id,
    title: made[0]?.title ?? id,
    category: 'world',
    asOf: iso(made.at(-1)?.publishedAt ?? 0),
    reports: made.map(({ revisions: _, publishedAt, ...item }, at) => ({
      ...item,
      id: `${id}-${at}`,
      url: `https://outlet-${at}.example/${id}`,
      text: at < EVIDENCE_TEXTS ? item.text : '',
      cut: at >= EVIDENCE_TEXTS,
      publishedAt: iso(publishedAt),
      outletKind: 'newspaper',
      ...{ contentType: 'article', isPost: false, approach: 'social', creditTo: null, revisions: [] },
      report: numbers.indexOf(wireOf(at)),
      copyOf: wireOf(at) === at ? null : `${id}-${wireOf(at)}`,
    })),
    left: 0,
    ...{ velocity: null, usualPerHour: 2, usualApproaches: { shares: SHARES, reports: 80 } },
  };
};
