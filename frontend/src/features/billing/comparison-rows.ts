import { IN_PREPARATION, type Plan, type PlanFeature, UNLIMITED } from '@360/contracts/plans';

/** AI features that there are. */
const AI_FEATURES = 10;

export const ROWS = ['analysis', 'reports', 'export', 'personas', 'api', 'support'] as const;
export type RowName = (typeof ROWS)[number];

/** One thing that a plan holds: a sentence under `plans.cell`, with the count in it where it has one. */
export interface Part {
  says: string;
  count?: number;
}

export interface Cell {
  /** Nothing where the plan does not have it; 'yes' where the row's name says all. */
  parts: readonly Part[] | 'yes';
  /** What of it is sold already and not there yet. */
  preparing: readonly PlanFeature[];
  /** Whether that is all there is in the cell. */
  whollyPreparing: boolean;
}

const FEATURES: Readonly<Record<RowName, readonly PlanFeature[]>> = {
  analysis: ['analysis'],
  reports: [],
  export: ['exports', 'office-exports', 'white-label'],
  personas: ['custom-personas'],
  api: ['api-access', 'team-seats'],
  support: ['email-support', 'phone-support', 'dedicated-manager'],
};

const when = (held: boolean, says: string): Part[] => (held ? [{ says }] : []);

function exportsOf({ features }: Plan): Part[] {
  const office = features.includes('office-exports');
  return [
    ...when(features.includes('exports'), office ? 'officeExports' : 'exports'),
    ...when(features.includes('white-label'), 'whiteLabel'),
  ];
}

function supportOf({ features }: Plan): Part[] {
  const [phone, email] = [features.includes('phone-support'), features.includes('email-support')];
  return [
    { says: phone && email ? 'phoneAndEmail' : phone ? 'phone' : email ? 'email' : 'helpPages' },
    ...when(features.includes('dedicated-manager'), 'dedicatedManager'),
  ];
}

const PARTS: Readonly<Record<RowName, (plan: Plan, held: readonly PlanFeature[]) => Cell['parts']>> = {
  analysis: ({ aiFeatures }) => [{ says: aiFeatures === AI_FEATURES ? 'aiAll' : 'aiSome', count: aiFeatures }],
  reports: ({ reportsPerMonth: count }) => [count === UNLIMITED ? { says: 'unlimited' } : { says: 'reports', count }],
  export: exportsOf,
  personas: (_, held) => (held.length > 0 ? 'yes' : []),
  api: (_, held) => (held.length > 0 ? 'yes' : []),
  support: supportOf,
};

/** What a plan holds of a row, computed from the plan alone. */
export function cellOf(row: RowName, plan: Plan): Cell {
  const held = FEATURES[row].filter((feature) => plan.features.includes(feature));
  const preparing = held.filter((feature) => IN_PREPARATION.includes(feature));
  return {
    parts: PARTS[row](plan, held),
    preparing,
    whollyPreparing: preparing.length > 0 && preparing.length === held.length,
  };
}
