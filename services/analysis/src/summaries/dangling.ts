/** How a language leans on the sentence before: words that open such a sentence, small letters. */
interface Leaning {
  /** Connectives. */
  readonly joining: RegExp;
  /** Pronouns and demonstratives as the first word. */
  readonly pointing: RegExp;
  /** What begins with such a word and yet points to nothing. */
  readonly standing: RegExp;
  /** A person or thing spoken of by a pronoun right after a quotation or an opening clause. */
  readonly later: RegExp;
}

const QUOTED = /["“„«][^"“”„«»]*["”“»]/gu;

const starting = (words: string): RegExp => new RegExp(String.raw`^(?:${words})(?![\p{L}\p{N}’'-])`, 'iu');

const LANGUAGES: Readonly<Record<string, Leaning>> = {
  en: {
    joining: starting(
      'but|and|or|so|yet|nor|plus|(?:if|when|as|while|after|before|since|although|though|because|once|until|unless|for|with|without|despite|like|unlike|besides) (?:he|she|it|they|this|that|these|those|them|him|her)(?! (?:week|month|year|morning|afternoon|evening|summer|winter|season))|however|moreover|furthermore|nevertheless|nonetheless|therefore|thus|hence|then|also|instead|otherwise|still|besides|meanwhile|similarly|likewise|consequently|additionally|indeed|rather|though|too|again|afterwards|later|earlier|elsewhere|by contrast|in contrast|in addition|as a result|for example|for instance|in turn|in other words|on the other hand|at the same time|even so|that said|because of (?:this|that)|in fact|of (?:these|those|them)|one of (?:them|these|those)|both|neither|either|others|another|the (?:former|latter|same|other|others|pair|two (?:are|were|have|had|will|said|met|agreed))|such|other',
    ),
    pointing: starting(
      "he|she|it|they|him|her|his|hers|its|their|theirs|them|we|us|our|i|my|you|your|this|that|these|those|here|he['’]s|she['’]s|it['’]s|they['’]re|they['’]ve|he['’]d|she['’]d|we['’]re|i['’]m|that['’]s",
    ),
    standing:
      /^(?:(?:it (?:is|was|has been|will be|would be|remains?|appears?|seems?|emerged|became|looks)|it['’]s)(?: \w+)?(?: not)?(?: yet)?(?: \w+)? (?:clear|unclear|unknown|known|likely|unlikely|possible|impossible|thought|believed|estimated|expected|reported|understood|hoped|feared|the (?:first|second|third|last|latest|biggest|largest|worst) \w+|that|to)\b|it (?:emerged|appears|seems) that|(?:this|that) (?:week|month|year|morning|afternoon|evening|summer|winter|autumn|spring|season|weekend|time)\b|both (?:of )?(?:the )?\p{Lu}|another (?:\d|\w+ (?:people|percent|million|billion))|these days)/iu,
    later: /^[\s,]*(?:["“][\s,]*)?(?:he|she|they|it|[a-z]+s? (?:he|she|they))(?![\p{L}'’-])/iu,
  },
  de: {
    joining: starting(
      'aber|und|oder|doch|jedoch|dennoch|trotzdem|deshalb|deswegen|daher|darum|außerdem|zudem|dann|auch|allerdings|hingegen|dagegen|somit|damit|dabei|dafür|daraufhin|danach|zugleich|gleichzeitig|ebenso|stattdessen|ferner|denn|so|demnach|dadurch|davon|dazu|darüber hinaus',
    ),
    pointing: starting(
      'er|sie|es|ihm|ihn|ihr|ihre|ihrer|ihren|sein|seine|seiner|seinen|dieser|diese|dieses|diesen|jene|jener|jenes|das sei|das ist|wir|ich',
    ),
    standing:
      /^(?:es (?:gibt|gab|ist|war|sei|wird|handelt|bleibt)|diese(?:r|n|s)? (?:woche|monat|jahr|tage))(?!\p{L})/iu,
    later: /^[\s,]*(?:(?:sagte|erklärte|betonte|sagt|so|teilte) )?(?:er|sie|es)(?!\p{L})/iu,
  },
  fr: {
    joining: starting(
      "mais|et|ou|donc|or|car|cependant|toutefois|pourtant|néanmoins|en revanche|par ailleurs|de plus|en outre|ainsi|aussi|alors|puis|ensuite|par conséquent|en effet|d['’]ailleurs|de même|enfin",
    ),
    pointing: starting(
      "il|elle|ils|elles|lui|leur|leurs|son|sa|ses|ce|cet|cette|ces|cela|ça|celui-ci|celle-ci|ceux-ci|nous|je|c['’]est",
    ),
    standing:
      /^(?:il (?:y a|s['’]agit|est|faut|reste)|ce(?:tte)? (?:semaine|mois|année|matin|soir|week-end))(?!\p{L})/iu,
    later: /^[\s,]*(?:a-t-(?:il|elle)|ont-(?:ils|elles)|[\p{L}]+-(?:il|elle|ils|elles))(?!\p{L})/iu,
  },
  es: {
    joining: starting(
      'pero|y|e|o|así|aunque|sin embargo|no obstante|además|también|por eso|por ello|por lo tanto|entonces|luego|después|en cambio|asimismo|mientras tanto|de hecho|por otro lado|por su parte|según (?:él|ella)',
    ),
    pointing: starting(
      'él|ella|ellos|ellas|este|esta|estos|estas|ese|esa|esos|esas|esto|eso|su|sus|lo|la que|nosotros|yo',
    ),
    standing:
      /^(?:est[ea] (?:semana|mes|año|lunes|martes|miércoles|jueves|viernes|sábado|domingo|mañana|tarde|noche))(?!\p{L})/iu,
    later: /^[\s,]*(?:dijo|afirmó|añadió|aseguró|señaló) (?:él|ella|ellos)(?!\p{L})/iu,
  },
  ar: {
    joining: starting(
      'لكن|ولكن|كما|ثم|إلا أن|غير أن|بيد أن|وأضاف|وأضافت|وتابع|وتابعت|وأشار|وأشارت|أيضا|لذلك|ولذلك|وبالتالي|في المقابل|وفي المقابل',
    ),
    pointing: starting('هو|هي|هم|وهو|وهي|وهم|هذا|هذه|ذلك|تلك|وهذا|وهذه|وذلك|وتلك'),
    standing: /^(?:هذا|هذه) (?:الأسبوع|الشهر|العام|السنة|الليلة)/u,
    later: /^[\s,،]*(?:بحسب قوله|على حد قوله|على حد تعبيره)/u,
  },
};

const MARKS = /^["'“”‘’«„([¿¡—–\s-]+/u;
const OPENING_CLAUSE =
  /^(?:after|when|in|on|at|if|while|as|for|asked|speaking|despite|before|during|since|although|with|without|following|under)\b([^,]{0,80}),(.*)$/isu;
const NAMED = /\p{Lu}\p{Ll}+/u;
const PEOPLE =
  /\b(?:said|added|told|says|warned|insisted|explained|continued|concluded|argued|admitted|wrote|tweeted)\b/;

/** In English also what follows a quotation or an opening clause that names nobody: `"We won," he said`, "When asked, she left". */
const leansLater = (text: string, { later }: Leaning): boolean => {
  const lastQuote = [...text.matchAll(QUOTED)].at(-1);
  if (lastQuote) {
    const before = text.slice(0, lastQuote.index);
    const after = text.slice(lastQuote.index + lastQuote[0].length);
    const first = [...text.matchAll(QUOTED)][0];
    const afterFirst = first ? text.slice(first.index + first[0].length) : '';
    if (!NAMED.test(before) && (later.test(after) || later.test(afterFirst))) return true;
  }
  const clause = OPENING_CLAUSE.exec(text);
  return clause !== null && !NAMED.test(clause[1] ?? '') && later.test(clause[2] ?? '');
};

/** A quotation and nothing that says whose words they are. */
const isSpeechAlone = (text: string): boolean => {
  const outside = text.replace(QUOTED, ' ');
  return outside.length < text.length / 5 && !/\p{L}{2}/u.test(outside) && !PEOPLE.test(outside);
};

/**
 * Whether a sentence leans on the one before it: opens with a connective or a pronoun, speaks of someone by a pronoun
 * alone, or quotes nobody. Null for languages whose words for that are not known.
 */
export const leansBack = (sentence: string, language: string | null): boolean | null => {
  const leaning = LANGUAGES[(language ?? 'en').toLowerCase().split('-')[0] ?? ''];
  if (!leaning) return null;
  if (isSpeechAlone(sentence)) return true;
  const quoteFirst = /^["“„«]/.test(sentence);
  const bare = sentence.replace(MARKS, '');
  if (!quoteFirst) {
    if (leaning.joining.test(bare) && !leaning.standing.test(bare)) return true;
    if (leaning.pointing.test(bare) && !leaning.standing.test(bare)) return true;
  }
  return leansLater(sentence, leaning);
};
