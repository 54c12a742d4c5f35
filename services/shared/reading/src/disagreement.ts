/** By whom or where another value is given. */
const OTHERS = String.raw`(?:[\p{L}’'-]+ ){0,5}?(?:sa(?:y|ys|id)|told|announced?|announces|reported|counted|claim(?:s|ed)|believed?|estimat(?:e[sd]?)|figures?|numbers?|counts?|tally|tallies|toll|price|elsewhere|official|officially)\b`;
/** What was thought before is an earlier state, and no other's word. */
const EARLIER_THAN = String.raw`(?!(?:first|initially|earlier|previously|yesterday|before|last|originally)\b)`;

/** Words by which an author says that others give another value than his. */
const DECLARED: Readonly<Record<string, RegExp>> = {
  en: new RegExp(
    [
      String.raw`\b(?:more|fewer|less|higher|lower|greater|larger|smaller) than (?:what |the )?${EARLIER_THAN}${OTHERS}`,
      String.raw`\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|hundreds|thousands) (?:more|fewer) than (?:the )?${EARLIER_THAN}\p{L}{3,}`,
      String.raw`\b(?:above|below) (?:what|the) (?:headline|official|published|stated|[\p{L}]+['’]s?) (?:price|figures?|numbers?|counts?|estimates?|tally|toll)\b`,
      String.raw`\b(?:official|company['’]s|government['’]s|police['’]s|ministry['’]s) \p{L}+ (?:does not count|leaves out|omits|ignores|excludes|is wrong|was wrong)\b`,
      String.raw`^(?:what|how (?:much|many)) .{0,60}\b(?:really|actually)\b`,
      String.raw`\b(?:had spoken of|had put (?:the (?:figure|number|count|total)|it) at)\b`,
      String.raw`\bnot (?:the )?\d[\d,.]*\d (?:as|that) (?:\p{L}+ ){0,4}(?:said|reported|claimed|announced)\b`,
    ].join('|'),
    'iu',
  ),
  de: /\b(?:mehr|weniger|höher|niedriger) als (?:\p{L}+ ){0,5}(?:angegeben|gemeldet|genannt|behauptet|Angaben?|Zahl)/iu,
  fr: /\b(?:plus|moins|supérieur|inférieur)e?s? (?:élevée?s? )?(?:que|à|au) (?:\p{L}+ ){0,5}(?:annoncé|dit|chiffre|estimation)/iu,
  es: /\b(?:más|menos|superior|inferior)(?:es)? (?:alt[oa]s? )?(?:que|a|de) (?:\p{L}+ ){0,5}(?:anunci|dijo|dice|cifra|estimación)/iu,
  ar: /(?:أعلى|أقل|أكثر|أدنى|أكبر|أصغر) (?:مما|من (?:رقم|عدد|تقدير|تقديرات))/u,
};

/** A quick look in English for the same. */
const MAY_DECLARE =
  / than | really | actually | above | below | official | had (?:put|spoken) |['’]s | not (?:the )?\d/i;

/** Whether a sentence says itself that its value is not the one that others give: "fewer than rescuers say". */
export const declaresOtherValue = (sentence: string, language: string | null): boolean => {
  const tongue = (language ?? 'en').toLowerCase().split('-')[0] ?? '';
  if (tongue === 'en' && !MAY_DECLARE.test(sentence)) return false;
  return DECLARED[tongue]?.test(sentence) ?? false;
};
