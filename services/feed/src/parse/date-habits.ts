/** Slips and local forms that are common in feeds, each with the form that is meant. */
const HABITS: [RegExp, string][] = [
  [/\\n|["“”]/g, ' '],
  // Names of zones, weekdays and the like beside the date.
  [/\([^()]*\)|（[^（）]*）|\[[^[\]]*\]/g, ' '],
  [/^(?:updated|published|posted|date)\b(?: on\b)?:?\s/i, ''],
  // Clocks of East Asia, and with dots.
  [/(\d{1,2})\s*[時时點点시]\s*(\d{1,2})\s*[分분](?:\s*(\d{1,2})\s*[秒초])?/, '$1:$2:0$3'],
  [/(\d{4}[ ,T]+)(\d{1,2})\.(\d\d)(?:\.(\d\d))?(?=\s|$)/, '$1$2:$3:0$4'],
  [/:0(\d\d)(?!\d)/, ':$1'],
  [/^(\d{4}-\d\d-\d\dT\d\d)(Z|[+-]\d\d:?\d\d)?$/i, '$1:00$2'],
  // Zones: "05:-0700", "-07:00:00", "05:00Z" after seconds, "05 02:00", "05 00", "-700".
  [/(\d\d):([+-]\d)/, '$1$2'],
  [/([+-]\d\d:\d\d):00$/, '$1'],
  [/(\d\d:\d\d:\d\d):00(?=Z?$)/i, '$1'],
  [/(\d\d:\d\d(?::\d\d)?) (\d\d:\d\d|00)$/, '$1 +$2'],
  [/(\d\d:\d\d(?::\d\d)?) ([+-])(\d)(\d\d)$/, '$1 $20$3$4'],
];

/** What nearly all feeds write: RFC 822 and RFC 3339 to the letter. */
const SOUND =
  /^(?:[A-Z][a-z]{2}, \d\d? [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d (?:GMT|[+-]\d{4})|\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:Z|[+-]\d\d:\d\d))$/;

/** Digits of Arabic and Persian end in the same four bits as ours. */
const FOREIGN_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g;

/** A written date in the form its writer should have used. */
export const tidyDate = (text: string): string => {
  if (SOUND.test(text)) return text;
  const figures = text.replace(FOREIGN_DIGITS, (digit) => String(digit.charCodeAt(0) & 15));
  return HABITS.reduce((date, [habit, meant]) => date.replace(habit, meant), figures).trim();
};
