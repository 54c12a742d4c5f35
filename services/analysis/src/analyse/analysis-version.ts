/** Raised whenever equal evidence gives another analysis. */
export const ANALYSIS_VERSION = 4;
