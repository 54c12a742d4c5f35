/** Words with which an order or an advertisement begins. */
const ORDER_VERBS =
  "click|tap|visit|call|dial|send|buy|order|subscribe|vote|download|install|share|sign|donate|text|email|e-mail|write to|ignore|disregard|forget|remember|follow|join|register|read more|read on|learn (?:more|how)|see (?:how|our|more)|watch|go to|log in|login|enter|pay|transfer|invest|contact|scan|open (?:the|this|your)|run|execute|print|repeat|trust|try|choose|get|use|stop|start|avoid|check|act now|hurry|don't|do not|never|always|please|klicken|besuchen|kaufen|rufen|spenden|abonnieren|cliquez|visitez|achetez|appelez|abonnez|haga clic|visite|compre|llame|suscríbase|اضغط|انقر|اشتر|اتصل|زوروا|زر";
const ORDERS = new RegExp(
  `^["“'(\\s]*(?:now,?\\s+|so,?\\s+|then,?\\s+|dear readers?,?\\s*|readers?[,:]\\s*|everyone[,:]?\\s*)*(?:${ORDER_VERBS})(?!\\p{L})(?!\\s+(?:of|and|is|was|were|are|has|had|have)\\b)`,
  'iu',
);
/** The reader, or the one who writes, in the sentence itself; quotations may hold them. */
const PERSONS =
  /(?<!\p{L})(?:you|yours?|yourself|i'm|i'll|i've|me|my|let's|dear readers?|du (?:bist|hast|musst|sollst|kannst)|dich|dir|dein\p{L}{0,2}|ich|mein\p{L}{0,2}|vous|votre|vos|je (?:suis|ne|peux|dois)|usted(?:es)?|tú|yo)(?!\p{L})|(?:^|[,;:]\s)i\s/iu;
const QUOTED = /[“"„«「][^”“"»」]*[”“"»」]/gu;
/** Whether a text tells something and addresses nobody; what others are quoted to say does not count. */
export const speaksToNobody = (text: string): boolean => {
  const spoken = text.normalize('NFKC').replace(/[’‘]/g, "'");
  return !ORDERS.test(spoken) && !PERSONS.test(spoken.replace(QUOTED, ' '));
};
