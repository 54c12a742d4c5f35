/** A report's own sentence is rarely shorter than this and still matches; a site's line rarely longer. */
const LONGEST_LINE = 240;
const LONGEST_PROMPT = 60;
const LONGEST_PART = 400;

const SUBSCRIBE = [
  /\b(?:sign up|subscribe|register)\b.{0,60}\b(?:newsletters?|e-?mails?|alerts?|briefing|updates|inbox|channel|podcast)\b/iu,
  /^(?:sign up|subscribe|register|log in|sign in)\b.{0,40}$/iu,
  /\bour (?:daily |weekly |morning |free )?newsletter\b/iu,
  /\b(?:download|get) (?:our|the) (?:[\p{L}\p{N}]+ )?app\b/iu,
  /\b(?:support|become) (?:our journalism|a member)\b/iu,
  /newsletter.{0,40}\b(?:anmelden|abonnieren|bestellen)|\b(?:abonnieren|bestellen) sie\b.{0,60}newsletter|jetzt (?:abonnieren|anmelden|registrieren)/iu,
  /(?:abonnez-vous|inscrivez-vous|s['’]inscrire|s['’]abonner)(?!\p{L})|recevez\b.{0,60}(?:newsletter|lettre|infolettre)/iu,
  /(?:suscríbe(?:te|se)|regístr(?:ate|ese)|suscribirse)(?!\p{L})|recib[ae]\b.{0,60}(?:boletín|newsletter)/iu,
  /اشترك(?:وا)? (?:في|الآن|معنا)|(?:النشرة|نشرتنا) (?:البريدية|الإخبارية)|سجل الآن/u,
];
const READ_ON = [
  /^[\W_]*(?:read|see|watch|listen|view|click|continue|find out|more)\b(?: (?:more|also|next|now|here|on|all|reading|full|the|full story|this|to|for|below|further))+\b.{0,60}$/iu,
  /^[\W_]*(?:read (?:more|also|next)|see also|related(?: (?:stories|articles|topics|content|news))?|more (?:on|from) (?:this|our)|most (?:read|popular)|recommended|trending now|top stories|advertisement|sponsored|story continues|continue reading|scroll down|skip to|back to top|watch(?: now| live)?)[\s:>»→…]*.{0,80}$/iu,
  /^[\W_]*(?:mehr (?:lesen|dazu|zum thema)|weiterlesen|lesen sie (?:auch|mehr|hier)|lesen sie\b.{0,40}hier|siehe auch|zum thema|das könnte sie auch interessieren|anzeige|werbung|zur startseite)(?!\p{L}).{0,80}$/iu,
  /^[\W_]*(?:lire (?:aussi|la suite|plus|également)|à lire aussi|voir aussi|en savoir plus|sur le même sujet|publicité|la suite après)(?!\p{L}).{0,80}$/iu,
  /^[\W_]*(?:leer (?:más|también|artículo)|lea (?:también|más)|le puede interesar|te puede interesar|ver más|más información|más noticias|publicidad|seguir leyendo)(?!\p{L}).{0,80}$/iu,
  /^[\s:]*(?:اقرأ (?:أيضا|أيضًا|أيضاً|المزيد)|إقرأ|طالع أيضا|شاهد أيضا|للمزيد|المزيد من|مواضيع ذات صلة|إعلان)(?!\p{L}).{0,80}$/u,
  /\bthe post .{3,160} (?:first appeared|appeared first) on\b|\bl['’]article .{3,160} est apparu en premier\b/iu,
];
const CONSENT = [
  /\b(?:we|this (?:site|website|page)|our (?:site|website|partners))\b.{0,80}\bcookies?\b|\b(?:accept|manage|reject|allow) (?:all )?cookies\b|\bcookie (?:policy|settings|preferences)\b/iu,
  /\b(?:terms (?:of (?:use|service)|and conditions)|privacy (?:policy|notice))\b.{0,60}$/iu,
  /cookies?\b.{0,60}\b(?:akzeptieren|zustimmen|verwenden|ablehnen)|wir (?:verwenden|nutzen|setzen) .{0,30}cookies|datenschutzerklärung/iu,
  /(?:nous|ce site) utilis\p{L}+ .{0,30}cookies|accepter (?:les|tous les) cookies|politique de confidentialité/iu,
  /(?:utilizamos|usamos|este sitio (?:web )?(?:usa|utiliza)) .{0,30}cookies|aceptar (?:las |todas las )?cookies|política de privacidad/iu,
  /ملفات (?:تعريف الارتباط|الارتباط|الكوكيز)|سياسة الخصوصية/u,
  /(?:©|\(c\)|copyright)\s*(?:\d{4}|\p{L})|all rights reserved|alle rechte vorbehalten|tous droits réservés|todos los derechos reservados|(?:جميع|كل) الحقوق محفوظة/iu,
];
const CREDIT = [
  /^[\W_]*(?:(?:file )?(?:photo(?:graph|s)?|image|picture|illustration|video|graphic|foto|bild|fotos|fotografía|imagen|imágenes|vidéo|crédit(?:s)?|credit|bildquelle|quelle)(?: (?:credit|by|courtesy|de|von|por|of))?|getty images|صورة|الصورة|تصوير)\s*[:©/|].{0,120}$/iu,
  /^.{0,120}[(/|©]\s*(?:getty(?: images)?|ap(?: photo)?|reuters|afp|epa|dpa|shutterstock|istock|picture alliance|imago|efe|ansa)(?:[/ ,].{0,60})?\)?$/iu,
  /^(?:photo(?:graph)?|picture|image|foto|bild)s? (?:by|courtesy of|von|de|por) .{2,80}$/iu,
];
const SHARE = [
  /^[\W_]*(?:share|tweet|follow|like|e-?mail|print|comment|save|bookmark|copy link)(?: (?:this|us|on|via|it|article|story|page|now|our|me|at|by|the|your|a|with|friends|facebook|twitter|x|whatsapp|instagram|linkedin|telegram|e-?mail|link|comment))*[\W_]*$/iu,
  /\b(?:follow|find|join|like) us\b.{0,30}\b(?:on|at|via)\b/iu,
  /^[\W_]*(?:teilen|artikel teilen|drucken|folgen sie uns|kommentare?|merken)(?!\p{L}).{0,50}$/iu,
  /^[\W_]*(?:partager|imprimer|suivez-nous|commenter|commentaires)(?!\p{L}).{0,50}$/iu,
  /^[\W_]*(?:compart(?:ir|e|a)|imprimir|s[ií]gu(?:e|a)nos|comentarios)(?!\p{L}).{0,50}$/iu,
  /^[\s:]*(?:شارك|مشاركة|تابعونا|تابعنا|طباعة|تعليقات)(?!\p{L}).{0,50}$/u,
];
/** Lines that a page's fields, players, agencies and picture desks leave in its text; some are whole sentences. */
const PAGE_PARTS = [
  /\b(?:enter|type) (?:your|a valid|an) e-?mail address\b|\be-?mail (?:address is invalid|cannot be used)\b|\bthank you for (?:subscribing|signing up)\b|\b(?:delivered|sent|straight|directly) to your inbox\b|\bmedia playback is (?:un|not )supported\b/iu,
  /^(?:[\p{L} ]{2,30}(?: -|•) ?(?:[Gg]etty(?: [Ii]mages)?|GETTY) |GETTY |[Gg]etty(?: [Ii]mages)? - (?:[Cc]ontributor )?)\p{Lu}/u,
  /^(?:getty|alamy|shutterstock|splash news|barcroft(?: media)?|pa|rex) - [\p{L}]+ \p{Lu}/iu,
  /^(?:this|an?|in this)\b(?: [\p{L}\d.,]+){0,5} (?:photo(?:graph)?|image|picture|handout)s? (?:released|issued|made available|provided|supplied) by\b/iu,
  /\bin (?:this|an undated) (?:undated )?(?:file |handout )?(?:photo(?:graph)?|image|picture)(?: (?:released|issued|taken|provided|made available))?\b/iu,
  /^\([^()]{2,80}(?:via| \/ ?)(?: AP| Reuters| AFP| Getty Images| Associated Press)\)|\((?:photo(?:graph)?|image|picture): [^()]{2,60}\)\W*$/iu,
  /\bread more$|^\[[^[\]]{3,160}\]$/iu,
  /^(?:more|read more|related|also|watch|see also): \p{Lu}/iu,
  /^CLOSE \p{Lu}/u,
  /^(?:photos?|pictures?|gallery|slideshow|video): \p{Lu}/iu,
  /^(?=.*\p{Ll}{2}).*(?:(?<!\p{L})\p{Lu}{2,}(?!\p{L})[ ,]+){5,}/u,
  /\bpublished (?:in|on) this (?:site|website) belongs? to\b|\bwithout (?:the )?(?:prior )?(?:express )?(?:written )?(?:authori[sz]ation|permission|consent)\b.{0,60}\b(?:republished|reproduced|redistributed|copied)\b/iu,
];
const LONG = [...SUBSCRIBE, ...CONSENT];
const SHORT = [...READ_ON, ...CREDIT, ...SHARE];
/** Nothing that could be said: marks, a date or a number alone, an address. */
const NO_WORDS = /^[^\p{L}]*$|^(?:https?:\/\/|www\.)\S+$|^\S+@\S+\.\S+$/u;

/**
 * Whether a sentence of a page is what its site says on every page (English, German, French, Spanish, Arabic). Rules for
 * whole lines, so that a report on cookies or newsletters keeps its sentences.
 */
export const isBoilerplate = (sentence: string): boolean => {
  const text = sentence.trim();
  if (NO_WORDS.test(text)) return true;
  if (text.length <= LONGEST_PART && PAGE_PARTS.some((rule) => rule.test(text))) return true;
  if (text.length > LONGEST_LINE) return false;
  if (SHORT.some((rule) => rule.test(text)) && (text.length <= LONGEST_PROMPT || !endsAsSentence(text))) return true;
  return LONG.some((rule) => rule.test(text));
};

const endsAsSentence = (text: string): boolean =>
  /\p{Ll}{2}[.]["”’»]?$/u.test(text) && / \p{Ll}+ .* \p{Ll}+ /u.test(text);
