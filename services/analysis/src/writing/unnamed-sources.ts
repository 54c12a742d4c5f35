const UNNAMED =
  /\b(?:on condition of anonymity|(?:asked|declined|wished|did not want|refused) (?:not )?to be (?:named|identified)|who (?:asked|declined) (?:not )?to be (?:named|identified)|(?:an? )?unnamed|people familiar with|(?:sources?|insiders?) (?:close to|familiar with|in|at|within|with|said|say|says|told)|(?:a|one|two|three|several|some|security|government|diplomatic|military) (?:sources?|insiders?))\b/iu;

/** Whether an English sentence rests on sources it does not name; null for other languages. */
export const namesNoSource = (sentence: string, language: string | null): boolean | null =>
  (language ?? 'en').toLowerCase().startsWith('en') ? UNNAMED.test(sentence) : null;
