import type { NewsItem } from '@360/contracts/news';
import type { Block } from '../document.ts';
import { dayOf } from '../names.ts';
import { bounded, cell, isWithin, type PartTerms, plain } from '../part-terms.ts';

const STANDARD = 6;

/** One report of each other story, nearest first. */
const otherStories = ({ frozen }: PartTerms): NewsItem[] => {
  const seen = new Set([frozen.analysis.storyId]);
  return frozen.related.filter(({ id, storyId }) => {
    const story = storyId ?? id;
    const isNew = !seen.has(story);
    seen.add(story);
    return isNew;
  });
};

const agreementOf = ({ coverage }: NewsItem): string =>
  coverage?.agreement.percent == null ? '—' : `${coverage.agreement.percent}%`;

/** Stories near to this one. Only those of the time frame count. */
export const relatedPart = (terms: PartTerms): Block[] => {
  const near = bounded(
    terms,
    otherStories(terms).filter(({ publishedAt }) => isWithin(terms, publishedAt)),
    STANDARD,
  );
  if (near.length === 0)
    return [{ kind: 'abstained', said: plain('No related story was published in the time frame.') }];
  return [
    {
      kind: 'table',
      caption: 'Stories with names and words of this one, nearest first, by the headline of one report each',
      columns: [
        { label: 'Headline', weight: 5, align: 'start' },
        { label: 'Outlet', weight: 2.2, align: 'start' },
        { label: 'Published', weight: 1.9, align: 'start' },
        { label: 'Reports', weight: 1, align: 'end' },
        { label: 'Agree', weight: 1, align: 'end' },
      ],
      rows: near.map((item) => [
        cell(item.title, item.sourceUrl),
        cell(item.outlet.name),
        cell(dayOf(item.publishedAt)),
        cell(String(item.coverage?.independentReports ?? 1)),
        cell(agreementOf(item)),
      ]),
    },
  ];
};
