export const TIERS = ['free', 'pro', 'power'] as const;
export type Tier = (typeof TIERS)[number];
export const PAID_TIERS = ['pro', 'power'] as const;
export type PaidTier = (typeof PAID_TIERS)[number];

/** Every price of the product is in this currency, in cents. */
export const CURRENCY = 'usd';
export const REPORT_CENTS = 99;
/** The first month of Pro costs nothing, once for each reader. */
export const TRIAL_DAYS = 30;
export const GUARANTEE_DAYS = 30;
export const UNLIMITED = -1;

/** What a plan may hold beside reports; the interface's strings name each. */
export const PLAN_FEATURES = [
  'analysis',
  'exports',
  'office-exports',
  'white-label',
  'custom-personas',
  'api-access',
  'team-seats',
  'email-support',
  'phone-support',
  'dedicated-manager',
] as const;
export type PlanFeature = (typeof PLAN_FEATURES)[number];

export interface Plan {
  readonly tier: Tier;
  readonly displayName: string;
  readonly monthlyCents: number;
  /** UNLIMITED where there is no bound. */
  readonly reportsPerMonth: number;
  /** AI features, of ten. */
  readonly aiFeatures: number;
  readonly features: readonly PlanFeature[];
  readonly popular: boolean;
}

/** The only place where plans and prices stand; apart from the schemas, so that the page can use it without zod. */
export const PLANS: Readonly<Record<Tier, Plan>> = {
  free: {
    ...{ tier: 'free', displayName: 'Free', monthlyCents: 0, reportsPerMonth: 3, aiFeatures: 2, popular: false },
    features: ['analysis', 'exports'],
  },
  pro: {
    ...{
      tier: 'pro',
      displayName: 'Pro',
      monthlyCents: 999,
      reportsPerMonth: UNLIMITED,
      aiFeatures: 10,
      popular: true,
    },
    features: ['analysis', 'exports', 'office-exports', 'email-support'],
  },
  power: {
    ...{ tier: 'power', displayName: 'Power', monthlyCents: 2999, reportsPerMonth: UNLIMITED, aiFeatures: 10 },
    popular: false,
    features: [...PLAN_FEATURES],
  },
};

/** Sold with a plan and not there yet: whoever sees a plan is told so beside each. */
export const IN_PREPARATION: readonly PlanFeature[] = [
  'office-exports',
  'white-label',
  'custom-personas',
  'api-access',
  'team-seats',
  'phone-support',
  'dedicated-manager',
];
