import { CATEGORIES, type Category } from '@360/contracts/vocabulary';
import { createLexicon, type Lexicon, lexiconKey } from './lexicon.ts';

/** What each topic is called in English, German, French, Spanish and Arabic. */
const NAMES: Record<Category, string> = {
  world:
    'world, world news, international news, foreign news, Welt, Weltnachrichten, Auslandsnachrichten, monde, actualité internationale, mundo, noticias internacionales, عالم, العالم, أخبار العالم',
  politics: 'politics, political news, Politik, politique, política, سياسة, السياسة, أخبار سياسية',
  tech: 'tech, technology, tech news, Technik, Technologie, technologie, numérique, tecnología, تقنية, تكنولوجيا, التكنولوجيا, التقنية',
  business:
    'business, economy, economics, finance, business news, Wirtschaft, Finanzen, économie, economie, finances, economía, finanzas, negocios, اقتصاد, الاقتصاد, أعمال, مال وأعمال',
  sports: 'sports, sport, sports news, Sport, Sportnachrichten, deporte, deportes, رياضة, الرياضة',
  health: 'health, health news, healthcare, Gesundheit, santé, salud, sanidad, صحة, الصحة',
  environment:
    'environment, climate, climate change, Umwelt, Klima, Klimawandel, environnement, climat, changement climatique, medio ambiente, clima, cambio climático, بيئة, البيئة, مناخ, المناخ, تغير المناخ',
  science: 'science, sciences, science news, Wissenschaft, Forschung, ciencia, ciencias, علوم, علم, العلوم',
};

/** Words that name a topic of the feed in any of the five languages. */
export const topicNames: Lexicon<Category> = createLexicon(
  CATEGORIES.flatMap((category) => NAMES[category].split(',').map((name): [string, Category] => [name, category])),
);

/** The topic a value names, as its id or as a word for it. */
export const topicOf = (value: string): Category | null => topicNames.values.get(lexiconKey(value)) ?? null;
