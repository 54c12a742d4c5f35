import type { Single } from '../../content.ts';
import type { Pattern } from '../template.ts';

/** Small news of the outlets that do not write English. */
export const OTHER_LANGUAGES: readonly (Pattern & { language: string; category: Single['category'] })[] = [
  {
    language: 'de',
    category: 'environment',
    pictures: 'storm-sea city-rain',
    tags: 'Wetter, Warnung',
    title:
      '{Sturm|Glatteis|Starkregen} in {town}: {Schulen schließen früher|Busse bleiben im Hof|Feuerwehr rückt {n:20-240}-mal aus}',
    body: [
      'Der Wetterdienst {warnt bis in den Abend|rechnet mit Besserung in der Nacht}.',
      '{Verletzt wurde niemand|Zwei Bäume fielen auf einen leeren Markt}. {person} von der Einsatzleitung bittet darum, {Keller zu räumen|daheim zu bleiben und die Nachbarn anzurufen}.',
    ],
  },
  {
    language: 'de',
    category: 'business',
    pictures: 'city-dawn prices',
    tags: 'Arbeit, Handwerk',
    title:
      '{Betrieb|Werk|Genossenschaft} in {town} stellt {n:12-190} Leute ein und {baut eine zweite Halle|führt die Viertagewoche ein|kauft die Nachbarhalle}',
    body: [
      'Gesucht werden {Schweißerinnen|Tischler|Mechanikerinnen}, {auch ohne Zeugnis|gern über fünfzig}.',
      '„{Die Aufträge reichen bis in den Herbst|Wir lernen lieber an, als zu warten}“, sagte {person}, die den Betrieb leitet. Der Umsatz stieg um {p:3-19} Prozent.',
    ],
  },
  {
    language: 'de',
    category: 'politics',
    pictures: 'rails chamber',
    tags: 'Verkehr, Rat',
    title:
      'Rat von {town} stimmt mit {n:14-31} zu {k:5-13} für {eine neue Straßenbahn|einen Radweg am Kanal|den Rückkauf der Wasserwerke}',
    body: [
      '{Die Debatte dauerte {h:3-7} Stunden|Vor dem Rathaus wurde gesungen}.',
      'Die Kosten: {c:2-38} Millionen. {person} von der Opposition nennt den Beschluss {„mutig und ungedeckt“|„ein Geschenk an die Enkel, die es bezahlen“}.',
    ],
  },
  {
    language: 'de',
    category: 'sports',
    pictures: 'stadium stadium-day',
    tags: 'Handball, Ergebnis',
    title: '{town} gewinnt {das Derby|nach Rückstand|in letzter Sekunde} {n:26-34}:{k:19-25}',
    body: [
      '{person} warf {q:7-12} Tore, {drei davon im Fallen|das letzte mit der Sirene}.',
      '{Die Halle war ausverkauft|Der Trainer bat um Ruhe im Bus}. Zur Pause hatte es {a:9-13}:{b:9-13} gestanden.',
    ],
  },
  {
    language: 'fr',
    category: 'health',
    pictures: 'ward cells',
    tags: 'santé, soins',
    title: 'À {town}, {la maternité|le service de nuit|le cabinet médical} rouvre après {n:3-29} mois de fermeture',
    body: [
      "{Deux médecins|Trois sages-femmes|Deux infirmiers} {se sont installés|ont répondu à l'annonce}.",
      '« {On avait gardé les clefs au chaud|On ne soigne pas un village par téléphone} », dit {person}. Le service attend {k:90-900} patients par mois.',
    ],
  },
  {
    language: 'fr',
    category: 'world',
    where: 'coast',
    pictures: 'ferry winter-sea',
    tags: 'mer, sauvetage',
    title: 'Au large de {town}, {un chalutier|un voilier|un caboteur} secouru avec {n:2-14} personnes à bord',
    body: [
      "{Une voie d'eau|Une panne|Un filet dans l'hélice} l'avait laissé sans moteur par {k:2-5} mètres de creux.",
      "Tous sont sains et saufs, {le chien aussi|et le poisson a été vendu}. {person}, qui commandait le canot, parle d'une nuit « {ordinaire|un peu longue} ».",
    ],
  },
  {
    language: 'fr',
    category: 'science',
    pictures: 'night-sky islands',
    tags: 'recherche, étude',
    title:
      "Une équipe de {town} {date un navire vieux de {n:4-29} siècles|décrit un insecte pris dans l'ambre|écoute un volcan que l'on croyait éteint}",
    body: [
      '{Le premier échantillon avait été pris pour un caillou|Il a fallu {k:3-19} ans et un hasard}.',
      '« {On cherchait autre chose, comme toujours|La réponse tenait dans une boîte à chaussures} », raconte {person}.',
    ],
  },
  {
    language: 'fr',
    category: 'politics',
    pictures: 'chamber ministry',
    tags: 'mairie, vote',
    title:
      '{town} vote par {n:17-39} voix contre {k:4-16} {la gratuité des bus|la fermeture du quai aux voitures|un marché de nuit}',
    body: [
      "{Le débat a duré jusqu'à l'aube|Une pétition de {q:300-4100} noms l'avait demandé}.",
      "{person}, dans l'opposition, votera « {contre, mais avec le bus|oui, le jour où l'on saura qui paie} ».",
    ],
  },
  {
    language: 'es',
    category: 'sports',
    pictures: 'stadium city-dawn',
    tags: 'fútbol, liga',
    title:
      '{town} gana {n:3-5}-{k:0-2} {bajo la lluvia|ante su gente|con diez} y {sube al tercer puesto|respira en la tabla}',
    body: [
      '{person} marcó {dos|tres} y falló un penalti, {sin que nadie se lo reprochara|al poste}.',
      '{El campo se quedó sin luz once minutos|El portero visitante acabó aplaudido}. Hubo {c:2-31} mil personas en las gradas.',
    ],
  },
  {
    language: 'es',
    category: 'politics',
    pictures: 'ministry city-rain',
    tags: 'barrio, ayuntamiento',
    title:
      'Vecinos de {town} logran {que el autobús pare|que no se cierre la escuela|que vuelva el mercado} tras {n:5-90} semanas de protestas',
    body: [
      'El pleno votó {k:12-21} a {q:3-11}. {Sonó una banda|Alguien trajo churros}.',
      '«{No pedíamos nada nuevo, pedíamos lo de antes|Aprendimos los nombres de todos los de la calle}», dijo {person}.',
    ],
  },
  {
    language: 'es',
    category: 'environment',
    pictures: 'delta field',
    tags: 'clima, campo',
    title: '{Llueve por fin en|El pantano rebosa en|Vuelve el agua a} {town} después de {n:60-240} días',
    body: [
      'Cayeron {p:14-90} litros por metro cuadrado. {Los olivos lo agradecen|El río pasó por debajo del puente por primera vez desde mayo}.',
      '{person}, {agricultora|pastor|regante}, salió a mojarse «{por educación|por si era un sueño}».',
    ],
  },
  {
    language: 'es',
    category: 'business',
    pictures: 'city prices',
    tags: 'comercio, empleo',
    title:
      '{Una fábrica|Un taller|Una cooperativa} de {town} contrata a {n:14-260} personas para hacer {zapatos|barcas|velas|quesos}',
    body: [
      '{Había cerrado hace {k:3-12} años|Empezó en un garaje}. Vende {q:20-80} por ciento fuera.',
      '«{Nos faltan manos, no ideas|Volvieron los que se fueron}», cuenta {person}, {al frente del negocio|la gerente}.',
    ],
  },
  {
    language: 'ar',
    category: 'politics',
    pictures: 'city-dawn ministry',
    tags: 'مجلس, خدمات',
    title: 'مجلس {town} يقر {حافلات ليلية للعمال|حديقة مكان موقف السيارات|ترميم السوق القديم} بأغلبية {n:11-29} صوتاً',
    body: [
      '{استمرت الجلسة {h:3-8} ساعات|حضر الجلسة {k:40-300} من الأهالي}، وتبلغ الكلفة {c:3-9} ملايين.',
      '{قالت عضو المجلس إن القرار تأخر عشر سنوات ووصل في وقته|قال أحد المعترضين إنه سيصوت ضد القرار ويستخدمه}.',
    ],
  },
  {
    language: 'ar',
    category: 'health',
    pictures: 'ward cells-blue',
    tags: 'صحة, مستشفى',
    title: 'مستشفى {town} يخفض انتظار {عمليات العيون|عيادات القلب|فحوص السكري} إلى {n:11-19} يوماً',
    body: [
      'كان الانتظار {k:40-120} يوماً {قبل عام|في الربيع}. {لم يُعيَّن أحد، بل تغير الجدول|أُضيفت مناوبة مسائية}.',
      '{قالت رئيسة التمريض إن الحل كان في يد عامل المواعيد منذ البداية|وقال مدير المستشفى إن المرضى هم من رسموا الجدول الجديد}.',
    ],
  },
  {
    language: 'ar',
    category: 'sports',
    pictures: 'stadium stadium-day',
    tags: 'كرة القدم, دوري',
    title: '{town} يفوز على {الميناء الحر|نجوم الساحل|اتحاد الوادي|غواصي الخليج} بهدف في الدقيقة {n:71-93}',
    body: [
      '{تألق الحارس بـ{k:5-9} تصديات|لعب الفريق بعشرة لاعبين منذ الاستراحة}، وحضر المباراة {c:11-38} ألف متفرج.',
      '{قال المدرب إن الفوز جاء حين توقفوا عن التفكير فيه|وأهدى الهداف هدفه إلى بائع الشاي عند البوابة}.',
    ],
  },
  {
    language: 'ar',
    category: 'environment',
    pictures: 'dunes solar-field',
    tags: 'بيئة, مياه',
    title: '{محمية|واحة|غابة قرم} قرب {town} تستعيد {n:12-90} نوعاً من الطيور بعد {منع الرعي|عودة الماء|إغلاق الطريق}',
    body: [
      'أحصى المتطوعون {k:300-9000} طائراً في {q:11-19} يوماً.',
      '{وقالت المشرفة إن أندرها يعشش خلف كوخ الحارس|ويقول الصيادون إن السمك عاد معها}.',
    ],
  },
  {
    language: 'ar',
    category: 'business',
    pictures: 'harbour prices',
    tags: 'اقتصاد, تجارة',
    title: '{صادرات|مبيعات} {التمور|القوارب|العسل|السجاد} في {town} ترتفع {p:4-27} في المئة خلال {فصل|عام}',
    body: [
      'بلغت القيمة {n:11-80} مليوناً، {ونصفها إلى أسواق جديدة|وثلثها عبر الميناء الحر}.',
      '{ويقول التجار إن الجودة هي السبب وإن الحظ ساعد|وطالبت الغرفة التجارية بطريق أقصر ورسوم أقل}.',
    ],
  },
  {
    language: 'ar',
    category: 'science',
    pictures: 'islands night-sky',
    tags: 'علوم, اكتشاف',
    title:
      'باحثون من {town} {يعثرون على بئر عمرها {n:4-40}00 عام|يرسمون خريطة لنجم لم يُعرف من قبل|يصفون زهرة لا اسم لها بعد}',
    body: [
      '{دلّهم عليها راعٍ|ظهرت في صورة التقطت مصادفة}، واستغرق التحقق {k:3-9} سنوات.',
      '{وقالت رئيسة الفريق إنهم كانوا يبحثون عن شيء آخر|وستُعرض النتائج في مكتبة البلدة قبل أي مكان}.',
    ],
  },
];
