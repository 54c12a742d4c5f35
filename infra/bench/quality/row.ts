/** One measured figure: `ours` over `of` cases of the set, beside what others reach or what was asked. */
export interface Row {
  set: string;
  figure: string;
  ours: number;
  reference: string | null;
  of: number;
}
