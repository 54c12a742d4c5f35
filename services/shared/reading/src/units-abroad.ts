/** What a number is of, in the terms of English figures. `name` is a unit, a currency or the English noun. */
export interface ForeignUnit {
  kind: 'count' | 'unit';
  name: string;
  factor: number;
}

/** English name and factor to it, with the words of each language as alternatives of a regular expression. */
type Line = [name: string, factor: number, de: string, fr: string, es: string, ar: string];

const UNITS: Line[] = [
  ['%', 1, 'Prozent|%', 'pour cent|%', 'por ciento|%', 'في المئة|في المائة|بالمئة|بالمائة|%|٪'],
  ['metre', 1e3, 'Kilometern?|km', 'kilomètres?|km', 'kilómetros?|km', 'كيلومترات|كيلومترا|كيلومتر|كلم|كم'],
  ['metre', 1, 'Metern?|m', 'mètres?|m', 'metros?|m', 'مترا|أمتار|متر'],
  ['metre', 0.01, 'Zentimetern?|cm', 'centimètres?|cm', 'centímetros?|cm', 'سنتيمترات|سنتيمترا|سنتيمتر|سم'],
  ['hectare', 1, 'Hektar', 'hectares?', 'hectáreas?', 'هكتارات|هكتارا|هكتار'],
  ['tonne', 1, 'Tonnen?', 'tonnes?', 'toneladas?', 'أطنان|طنا|طن'],
  ['tonne', 1e-3, 'Kilogramm|Kilo|kg', 'kilogrammes?|kilos?|kg', 'kilogramos?|kilos?|kg', 'كيلوغراما|كيلوغرام|كغ'],
  ['megawatt', 1, 'Megawatt|MW', 'mégawatts?|MW', 'megavatios?|MW', 'ميغاواط'],
  ['time:second', 1, 'Sekunden?', 'secondes?', 'segundos?', 'ثوان|ثانية'],
  ['time:minute', 1, 'Minuten?', 'minutes?', 'minutos?', 'دقائق|دقيقة'],
  ['money:euro', 1, 'Euro|€', 'euros?|€', 'euros?|€', 'يورو'],
  ['money:dollar', 1, 'Dollar|\\$', 'dollars?|\\$', 'dólares|dólar|\\$', 'دولارات|دولارا|دولار'],
  ['money:pound', 1, 'Pfund', 'livres', 'libras?', 'جنيهات|جنيها|جنيه'],
  ['money:mark', 1, 'Mark', 'marks?', 'marcos?', 'ماركات|ماركا|مارك'],
  ['money:crown', 1, 'Kronen?', 'couronnes?', 'coronas?', 'كرونات|كرونة|كرونا'],
  ['money:franc', 1, 'Franken', 'francs?', 'francos?', 'فرنكات|فرنكا|فرنك'],
  ['money:peso', 1, 'Pesos?', 'pesos?', 'pesos?', 'بيزو'],
];

const COUNTED: [name: string, de: string, fr: string, es: string, ar: string][] = [
  [
    'homes',
    'Häusern?|Haushalten?|Wohnungen',
    'maisons|logements|foyers',
    'casas|viviendas|hogares',
    'منازل|منزل|منزلا|بيوت',
  ],
  ['buildings', 'Gebäuden?', 'bâtiments|immeubles', 'edificios', 'مبان|مبنى'],
  ['schools', 'Schulen', 'écoles', 'escuelas|colegios', 'مدارس|مدرسة'],
  ['hospitals', 'Krankenhäusern?|Kliniken', 'hôpitaux', 'hospitales', 'مستشفيات|مستشفى'],
  ['cars', 'Autos', 'voitures', 'coches|autos', 'سيارات|سيارة'],
  ['vehicles', 'Fahrzeugen?', 'véhicules', 'vehículos', 'مركبات|مركبة'],
  ['trains', 'Zügen?', 'trains', 'trenes', 'قطارات|قطارا'],
  ['flights', 'Flügen?', 'vols', 'vuelos', 'رحلات|رحلة'],
  ['ships', 'Schiffen?', 'navires', 'barcos|buques', 'سفن|سفينة'],
  ['boats', 'Booten?', 'bateaux|embarcations', 'botes|lanchas|embarcaciones', 'قوارب|قاربا'],
  ['trees', 'Bäumen?', 'arbres', 'árboles', 'أشجار|شجرة'],
  ['animals', 'Tieren?', 'animaux', 'animales', 'حيوانات|حيوانا'],
  ['oysters', 'Austern', 'huîtres', 'ostras', 'محارات|محارة'],
  ['votes', 'Stimmen', 'voix|votes', 'votos', 'أصوات|صوتا|صوت'],
  ['ballots', 'Stimmzetteln?', 'bulletins', 'papeletas', 'بطاقات اقتراع|بطاقة اقتراع'],
  ['seats', 'Sitzen?|Mandaten?', 'sièges', 'escaños', 'مقاعد|مقعدا'],
  ['jobs', 'Arbeitsplätzen?|Stellen|Jobs', 'emplois|postes', 'empleos|puestos de trabajo', 'وظائف|وظيفة'],
  ['branches', 'Filialen', 'agences|succursales', 'sucursales', 'فروع|فرعا'],
  ['shops', 'Läden|Geschäften?', 'magasins', 'tiendas|comercios', 'متاجر|متجرا'],
  ['workers', 'Arbeitern?|Beschäftigten?', 'travailleurs|ouvriers|salariés', 'trabajadores|obreros', 'عمال|عاملا'],
  ['students', 'Studenten|Studierenden?', 'étudiants', 'estudiantes', 'طلاب|طالبا'],
  ['pupils', 'Schülern?', 'élèves', 'alumnos', 'تلاميذ|تلميذا'],
  ['teachers', 'Lehrern?|Lehrkräften?', 'enseignants|professeurs', 'maestros|profesores|docentes', 'معلمين|معلما'],
  ['nurses', 'Pflegekräften?|Krankenschwestern', 'infirmiers|infirmières', 'enfermeras|enfermeros', 'ممرضين|ممرضا'],
  ['patients', 'Patienten', 'patients', 'pacientes', 'مرضى|مريضا'],
  ['soldiers', 'Soldaten', 'soldats', 'soldados', 'جنود|جنديا'],
  ['children', 'Kindern?', 'enfants', 'niños', 'أطفال|طفلا'],
  ['cases', 'Fällen?', 'cas', 'casos', 'حالات|حالة'],
  ['people', 'Menschen|Personen|Leuten?', 'personnes', 'personas', 'أشخاص|شخصا|شخص'],
];

const LANGUAGES = ['de', 'fr', 'es', 'ar'] as const;
/** Between number and noun: "six millions d'euros", "dos millones de euros". */
const LINKS = String.raw`[\s\u00a0\u202f-]?(?:(?:de|d['’])\s?)?`;

/** "mètres carrés" are no metres. */
const SQUARE_OR_CUBIC = '(?:carrés?|cubes?|cuadrados?|cúbicos?|مربعة?|مكعبة?)';

const compile = (words: string): RegExp =>
  new RegExp(`^${LINKS}(?:${words})(?![\\p{L}\\p{N}]|\\s${SQUARE_OR_CUBIC})`, 'iu');

const tables = new Map(
  LANGUAGES.map((language, at) => [
    language as string,
    {
      any: compile(
        [...UNITS.map(([, , ...words]) => words[at]), ...COUNTED.map(([, ...words]) => words[at])].join('|'),
      ),
      lines: [
        ...UNITS.map(([name, factor, ...words]) => ({
          unit: { kind: 'unit' as const, name, factor },
          pattern: compile(words[at] ?? ''),
        })),
        ...COUNTED.map(([name, ...words]) => ({
          unit: { kind: 'count' as const, name, factor: 1 },
          pattern: compile(words[at] ?? ''),
        })),
      ],
    },
  ]),
);

/** The unit or counted noun that a text begins with, and how many characters name it; null where none is known. */
export const foreignUnitIn = (language: string, after: string): (ForeignUnit & { length: number }) | null => {
  const table = tables.get(language);
  if (!table?.any.test(after)) return null;
  for (const { unit, pattern } of table.lines) {
    const match = pattern.exec(after);
    if (match) return { ...unit, length: match[0].length };
  }
  return null;
};
