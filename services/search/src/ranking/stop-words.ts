const ENGLISH = `a about above after again against all also am among an and any are as at be because been before being
  below between both but by can could did do does doing down during each either etc every few for from further get had has
  have having he her here hers herself him himself his how i if in into is it its itself just let may me might more most
  much must my myself no nor not now of off on once only onto or other our ours out over own per shall she should since so
  some such than that the their theirs them themselves then there these they this those though through to too under until
  up upon us very via was we were what when where whether which while who whom whose why will with within without would yet
  you your yours`;
const SPANISH = `a al algo ante antes aquel aquella como con contra cual cuales cuando de del desde donde durante e el ella
  ellas ellos en entre era eran es esa ese eso esta estaba estan estas este esto estos fue fueron ha han hasta hay la las le
  les lo los mas me mi mientras muy no nos o os otra otro para pero por porque que quien quienes se sea ser si sin sobre son
  su sus tambien te tras tu un una uno unos y ya yo`;
const FRENCH = `a au aux avec ce ces cet cette comme comment contre dans de depuis des donc dont du elle elles en entre
  est et etait etaient ete etre eux il ils je la le les leur leurs lors lui ma mais me meme mes mon ne nos notre nous on ont
  ou par pas pendant plus pour pourquoi qu quand que quel quelle quelles quels qui sa sans se sera ses si son sont sous sur
  ta tandis te tes ton tu un une vers vos votre vous y`;
const GERMAN = `aber als also am an auch auf aus bei beim bis da damit dann das dass dem den der des die dies diese dieser
  dieses doch durch ein eine einem einen einer eines er es fur gegen hat hatte hatten ich ihr ihre ihrem ihren ihrer im in ist
  ja kann kein keine konnen man mehr mit nach nicht noch nun nur ob oder ohne sehr sein seine seinem seinen seiner seit sich
  sie sind so soll sollen sowie uber um und uns unter vom von vor wahrend wann war waren warum was weil welche welcher wenn
  wer werden wie wieder will wir wird wo wurde wurden zu zum zur zwischen`;
const ARABIC = `في من على إلى الى عن مع هذا هذه ذلك تلك التي الذي الذين ما ماذا لماذا كيف متى اين أين هل لا لم لن إن ان أن كان كانت
  يكون قد كل بعد قبل بين عند حتى ثم أو او و هو هي هم نحن أنا كما لكن غير حول خلال منذ ضد`;

const setOf = (words: string) => new Set(words.split(/\s+/u));

/** Words that say nothing about what is asked, by language; without accents, in small letters. */
export const STOP_WORDS: Readonly<Record<string, ReadonlySet<string>>> = {
  en: setOf(ENGLISH),
  es: setOf(SPANISH),
  fr: setOf(FRENCH),
  de: setOf(GERMAN),
  ar: setOf(ARABIC),
};
