/** What was measured on one screen in one look. */
export interface Seen {
  screen: string;
  look: string;
  /** File of the picture, relative to the folder of all. Null where the screen did not come up. */
  picture: string | null;
  /** Errors in the console and of the page. */
  errors: string[];
  /** Other hosts that were asked. */
  hosts: string[];
  /** Sum of all layout shifts that no press or key brought about. */
  shift: number;
  /** What moved most, where something did. */
  moved: string[];
  /** Rules of axe that are violated, with their elements. */
  violations: string[];
  /** What is wider than its place, with the pixels. */
  overflow: string[];
}

/** As the product's budget has it for the first screen. */
export const SHIFT_MAX = 0.02;

/** What does not hold, a line each; none where all is well. */
export const failuresOf = ({ picture, errors, hosts, shift, moved, violations, overflow }: Seen): string[] => [
  ...(picture === null ? ['did not come up'] : []),
  ...errors.map((error) => `error: ${error}`),
  ...hosts.map((host) => `asks another host: ${host}`),
  ...(shift > SHIFT_MAX ? [`moves by ${shift.toFixed(3)} of ${SHIFT_MAX}: ${moved.join(', ')}`] : []),
  ...violations.map((violation) => `axe: ${violation}`),
  ...overflow.map((what) => `too wide: ${what}`),
];

/** One line a screen and look, and below it what does not hold. */
export const reportLines = (all: readonly Seen[]): string[] =>
  all.flatMap((seen) => {
    const failures = failuresOf(seen);
    const head = `${failures.length === 0 ? 'ok  ' : 'FAIL'} ${seen.screen} ${seen.look}`;
    return [head, ...failures.map((failure) => `     ${failure}`)];
  });
