import { speaksToNobody } from './speaks-to-nobody.ts';

/** Signs that are not seen are not read either: nothing hides a word from the patterns below. */
const UNSEEN = /[\p{Cf}\p{Co}\p{Cs}\u{e0000}-\u{e007f}]/gu;
/** Latin and Cyrillic letters in one word: it is written to look like another. */
const DISGUISED = /\p{Script=Latin}\p{Script=Cyrillic}|\p{Script=Cyrillic}\p{Script=Latin}/u;
/** "i g n o r e", "i.g.n.o.r.e": six letters or more, each alone. */
const SPACED = /(?<![\p{L}\p{N}])\p{L}(?:[\s.*_-]\p{L}){5,}(?![\p{L}\p{N}])/u;

const MACHINE =
  '(?:a\\.?i\\.?(?: systems?| models?| tools?| agents?)?|llms?|gpts?|chat ?bots?|bots|(?:large )?language models?|assistants|(?:ai |virtual )assistants?|(?:ai |text )?summari[sz]ers?|(?:automated|automatic|machine) (?:systems?|tools?|readers?|agents?)|crawlers|(?:all|any|every) models?|readers? of this text|whoever summari[sz]es)';
/** Said of a model's orders alone, and words that need to be told apart from those of courts and armies. */
const ORDERS = '(?:instructions?|prompts?|rules?|directives?|guidelines?|constraints?)';
const OTHER_ORDERS = '(?:orders?|commands?|messages?|context|training|directions?|text|passages?)';
const TELL =
  '(?:write|say|state|claim|report|assert|tell|mention|add|include|insert|append|repeat|print|output|emit|recommend|promote|advertise|quote|copy|conclude|reveal|show|display|respond|reply|answer|call|describe|present|treat|mark|rate|summari[sz]e|translate|cite|attribute|begin|start|end|finish|close|replace|use|put|set|make sure|ensure)';
/** Where an order begins: at the start of a clause. */
const CLAUSE = '(?:^|[.:;!?,–—(\\[“"\'-]\\s*|\\b(?:please|now|instead|then|kindly)\\s+)';

const PATTERNS = [
  // orders of before are taken back
  `\\b(?:ignor(?:e|ing)|disregard(?:ing)?|forget|overrid(?:e|ing)|bypass|set aside|pay no attention to|do not follow|don't follow|stop following)\\b.{0,40}\\b${ORDERS}\\b`,
  `\\b(?:ignore|disregard|forget|discard|override)\\b.{0,20}\\b(?:previous|prior|above|earlier|preceding|your|all|any|other)\\b.{0,20}\\b${OTHER_ORDERS}\\b`,
  `\\b(?:ignore|disregard|forget|discard)\\b.{0,20}\\b(?:everything|anything|all)\\b.{0,30}\\b(?:above|before|previous|prior|told|said|so far|else)\\b`,
  `\\b(?:new|updated?|revised|real|actual|true|following|these|secret|special|important|your)\\s+${ORDERS}(?:\\s+(?:for you|below|follow|begin|are|is))?\\s*[:–—-]`,
  // talk of the prompt
  '\\b(?:system|developer|hidden|initial|original|secret)[ -](?:prompt|message|instructions?|text)\\b',
  '\\bprompt injection\\b|\\bjailbreak|\\b(?:developer|debug|dan|god|maintenance|admin|test) mode\\b',
  // somebody else takes the word
  '(?:^|[.!?]\\s)\\W*(?:system|assistant|user|developer|human|ai|model)\\s*(?:\\([^)]*\\)\\s*)?:',
  '<\\|?[^<>]{0,30}\\|>|\\[\\/?(?:inst|sys)\\]|<<\\/?sys>>|<\\/?(?:system|assistant|user|instructions?|prompt|s|im_start|im_end)\\b[^>]*>|#{2,}\\s*(?:instruction|system|response|input|task)|<{3}|>{3}',
  '"(?:sentences|passages|role|content|headline|text)"\\s*:',
  '\\b[0-9a-z+/]{80,}={0,2}',
  // a machine is addressed
  `\\b(?:note|attention|message|instructions?|reminder|dear|hey|hello|hi|notice|memo|request|warning|hint|addressed|only|directed)\\s*(?:to|for|,|:)?\\s+(?:any|all|the|every|each|our|an|this)?\\s*${MACHINE}\\b`,
  `(?:^|[.!?]\\s)\\W*(?:dear |attention |to |for )?(?:any |all |the |every )?${MACHINE}\\s*[:,–—]`,
  `\\b(?:if|when|since|as|because)\\s+(?:you(?:'re| are)|it is read by|this is read by|read by)\\s+(?:an?|the|any)?\\s*${MACHINE}\\b`,
  `\\b${MACHINE}\\b.{0,40}\\b(?:reading|processing|summari[sz]ing|analy[sz]ing|that reads?|which reads?|who reads?|seeing)\\s+(?:this|these|the (?:text|page|article|passage))\\b`,
  "\\b(?:you are|you're|act as|pretend(?: to be| that you| you)?|behave as|role-?play|imagine you)\\b.{0,40}\\b(?:now|no longer|an? (?:ai|assistant|chat ?bot|language model|model|bot)|dan|unrestricted|free of|different)\\b",
  `\\bas (?:an?|the|your) (?:ai|ai assistant|(?:large )?language model|chat ?bot|summari[sz]er)\\b(?! coach)`,
  '(?:^|[.:;!?]\\s*)(?:pretend|imagine) (?:that )?you\\b|(?:^|[.:;!?]\\s*|\\band )tell (?:the |your |all )?(?:readers?|users?)\\b',
  '\\b(?:assistants?|systems?|models?|agents?|bots?)\\b.{0,20}\\b(?:process|read|summari[sz]|analy[sz])\\w* (?:this|these) (?:page|text|article|passage|document|content)',
  // its reply is spoken of
  '\\byour (?:next |first |last |final |own |whole |entire )?(?:summary|summaries|answer|reply|response|output|briefing|analysis|headline|sentences?|passages?|instructions|prompt|task|guidelines|json|text|report|readers|users?)\\b',
  `\\b(?:when|while|if|before|after|whenever)\\s+(?:you\\s+)?(?:are\\s+)?(?:summari[sz]\\w+|analy[sz]\\w+|paraphras\\w+|process\\w*|rewrit\\w+|condens\\w+|asked)\\b.{0,60}\\b${TELL}\\b`,
  '\\b(?:the|any|every|all|each)\\s+(?:summar(?:y|ies)|generated texts?|ai texts?)\\b.{0,30}\\b(?:must|shall|should|ha(?:s|ve) to|needs? to|(?:is|are) to)\\s+(?:always\\s+)?(?:end|begin|start|open|close|include|contain|mention|say|state|read|hold|repeat|quote|praise)\\b',
  '\\b(?:from now on|henceforth)\\b.{0,40}\\b(?:replies|reply|answers?|responses?|summar(?:y|ies)|outputs?)\\b',
  `\\b(?:a\\.?i\\.?(?: systems?| models?| tools?)?|llms?|language models?|chat ?bots?|summari[sz]ers?) (?:shall|must|should|ha(?:s|ve) to|(?:is|are) to|needs? to)\\s+(?:always\\s+)?${TELL}\\b`,
  // it is told what to write
  `${CLAUSE}${TELL}\\s+(?:that|exactly|only|verbatim|nothing but|the (?:following|words?|exact|sentences?|text|link|phrase|slogan|claim|prompt|line|address|string)|this (?:sentence|text|link|phrase|slogan|line|address|word)|these (?:words|sentences)|in (?:bold|capitals|json|html|markdown)|as (?:a )?fact|(?:to )?(?:the |your |all |every )?(?:readers?|users?|everyone)|with (?:the (?:words?|phrase|sentence|link|text)|exactly|only|a link))\\b`,
  `(?:^|[.:;!?]\\s*|\\bplease\\s+|\\band\\s+)(?:do not|don't|never)\\s+(?:mention|cite|report|summari[sz]e|tell|reveal|quote|include|say|name|write|use|repeat)\\b`,
  `\\b(?:answer|respond|reply)\\s+(?:only|exclusively|solely)\\b`,
  // other languages
  '\\b(?:ignorier\\w*|missacht\\w*|vergiss|vergessen sie|vergesst)\\b.{0,60}(?:anweisung|vorgabe|regel|instruktion|befehl|prompt|bisherige)',
  '\\b(?:ignore[zr]?|oublie[zr]?|néglige[zr]?)\\b.{0,60}(?:instruction|consigne|règle|ordre|directive|prompt)',
  '(?<!\\p{L})(?:ignor[ae]\\w*|olvid[ae]\\w*|desobede\\w*)(?!\\p{L}).{0,60}(?:instruccion|regla|indicacion|orden|directri|prompt)',
  '(?:تجاهل|انس[ىَ ]|أهمل).{0,60}(?:تعليمات|أوامر|القواعد|التوجيهات)',
  '(?:hinweis|nachricht|achtung|note|nota|aviso|attention|message|mensaje)\\s*(?:,|:|an|für|à|aux|pour|para|a)?\\s*(?:alle|die|das|les|le|la|los|las|todos los|tous les)?\\s*(?:ki|ia|sprachmodelle?|modèles? de langage|modelos? de lenguaje|assistenten?|assistants?|asistentes?|zusammenfass\\w+)\\b',
  '\\bsystem-?prompt\\b|\\binvite (?:du )?système\\b|\\bprompt del sistema\\b|موجه النظام',
].map((pattern) => new RegExp(pattern, 'iu'));

/**
 * Whether a text speaks to a model that may read it: takes back its orders, tells it what to write, plays one who may
 * order it, or hides what it says. Patterns of English mostly, the plainest ones of German, French, Spanish and Arabic.
 */
export const speaksToModels = (text: string): boolean => {
  if (DISGUISED.test(text) || SPACED.test(text)) return true;
  const read = text.normalize('NFKC').replace(UNSEEN, '').replace(/[’‘]/g, "'").replace(/\s+/gu, ' ');
  return PATTERNS.some((pattern) => pattern.test(read));
};

/** Words of talk about texts and about those who write them, not about events. */
const ABOUT_TEXTS =
  /(?<!\p{L})(?:sentences?|passages?|paragraphs?|articles?|pages?|texts?|words?|lines?|summar\p{L}+|digests?|outputs?|repl(?:y|ies)|answers?|prompts?|instructions?|directives?|readers?|json|models?|system|admin|user|assistant|chat ?gpt|gpt|claude|gemini|llama|copilot|mistral|translate|rewrite|repeat|cite|quote[sd]?|advertise|condens\p{L}+|conclude|content|mandatory|following|verbatim|resumen|frase|résumé|phrase|satz|zusammenfass\p{L}+)(?!\p{L})/giu;
const ABOUT_TEXTS_MAX = 1;
const ORDER_INSIDE =
  /(?:^|[.:;!?]\s+)(?:output|print|quote|cite|say|repeat|rewrite|translate|treat|add|include|insert|append|begin|finish|stop|override|respond|answer|reply|write|do the opposite|por favor|bitte|veuillez)(?!\p{L})|[:{[]\s*$|\{\{|\}\}|\b\w+=\w+/iu;

/** Whether a passage tells of events in plain words: what does not is nothing a model needs, and may be an order nobody foresaw. */
const tellsPlainly = (text: string): boolean => {
  const words = new Set((text.match(ABOUT_TEXTS) ?? []).map((word) => word.toLowerCase()));
  return words.size <= ABOUT_TEXTS_MAX && !ORDER_INSIDE.test(text) && speaksToNobody(text);
};

const OUTLET_WORDS_MAX = 10;
const isName = (text: string): boolean =>
  text.split(/\s+/u).length <= OUTLET_WORDS_MAX && tellsPlainly(text) && !speaksToModels(text);

const itemOf = (passageId: string): string => passageId.slice(0, Math.max(0, passageId.lastIndexOf('#')));

/**
 * The passages a model may read: those that tell of events and address nobody. An item that speaks to models in one of its passages is left out whole: what it wants to
 * have said usually stands in the next one.
 */
export const withoutOrders = <P extends { readonly id: string; readonly outletName: string; readonly text: string }>(
  passages: readonly P[],
): P[] => {
  const tampered = new Set(
    passages.filter(({ text, outletName }) => speaksToModels(text) || !isName(outletName)).map(({ id }) => itemOf(id)),
  );
  return passages.filter(({ id, text }) => !tampered.has(itemOf(id)) && tellsPlainly(text));
};
