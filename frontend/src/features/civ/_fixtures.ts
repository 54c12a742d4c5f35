import { type CivMember, type CivStatus, type FlaggedItem, flaggedItemSchema } from '@360/contracts/civ';

export const at = '2026-01-05T07:15:00.000Z';

export const itemOf = (part: Partial<FlaggedItem> = {}): FlaggedItem =>
  flaggedItemSchema.parse({
    ...{ id: 'f1', itemId: 'i1', storyId: 's1', anomalyType: 'factual_inconsistency', severityScore: 86 },
    ...{ reviewCount: 3, flaggedAt: at, flagReason: 'Two figures exclude each other.', state: 'open' },
    ...{ settlement: null, own: null },
    newsItem: {
      title: 'Dam level a record',
      summary: 'The operator spoke.',
      sourceName: 'Lantern Daily',
      sourceUrl: 'https://lantern.example/a',
      publishedAt: at,
    },
    signals: [
      {
        key: 'civ.signal.contradictsFigure',
        values: { claim: 'It stands at 219 m', count: 4 },
        quote: { text: 'stands at 214 m', outletName: 'Lantern Daily', url: 'https://lantern.example/a' },
      },
    ],
    ...part,
  });

export const memberOf = (part: Partial<CivMember> = {}): CivMember => ({
  ...{ reputationScore: 742, validationsCount: 186, accuracyRate: 91.4, civRole: 'reviewer', verifiedExpert: true },
  ...{ specialtyAreas: ['law'], joinedAt: at, countsFrom: at, settledReviews: 163, brierScore: 0.11 },
  calibration: [{ said: 85, right: 80, reviews: 51 }],
  ...part,
});

export const statusOf = (lastSettled: FlaggedItem | null = null): CivStatus => ({
  stats: { flaggedItems: 27, members: 12, week: { flagged: 5, settled: 4, upheld: 3, medianHours: 1.5 } },
  lastSettled,
});

export const emptyStatus: CivStatus = {
  stats: { flaggedItems: 0, members: 0, week: { flagged: 0, settled: 0, upheld: 0, medianHours: null } },
  lastSettled: null,
};
