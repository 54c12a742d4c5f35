/** Invented places the generated singles stand at: by land, `~` after those with a harbour, `^` after those below a mountain. */

const LANDS: Record<string, string> = {
  Velmara:
    'Port Ansel ~, Quay East ~, Ilsworth, Tarnmouth ~, Hexley, Corran, Sallow Bridge, Withy Cross, Sedgeham, Larkmoor, Stonewater, Wrenfold, Amberholm, Cobble Nook, Fennick',
  Kestria:
    'Brenholt ^, Halm ^, Dovrin ^, Lyskau ^, Ostrey ^, Wintermark ^, Sankt Ulle ^, Torvalde, Grimmark, Aldrun, Sorbeck, Velsund, Karstholm, Rimdal',
  'the Brannic Union':
    'Brann, Orle, Teyrn, Caldmoor, Sund Hythe ~, Greyfold, Pell Regis ^, Marrick, Tolbury Cross, Strathen, Ashwell Ferrers, Cawdry, Inverlask, Holmgate',
  Orsund:
    'Orsund ~, Tromvik ~ ^, Skelle ^, Isfjell ^, Nordhavn-on-Ice ~, Vinterøy, Skarfnes, Gjalle, Hvitstrand, Lommerfjord',
  Almar:
    'Almar City ~, Sabbar ~, Nakhil, Free Port ~, Ras Dahl ~, Rahiba, Wadi Zahr, Tell Amira, Bustan Noor, Khor Sadr, Jabal Rim',
  'Wadi Qamar': 'Bir Hamra, Qamar, Ain Safsaf, Talat Noor, Suq Rimal, Wahat Dalia, Bir Zaytun, Tall Asfar, Hosn Qamari',
  'the Pearl Banks':
    'Marsa ~, Umm Sadaf ~, Kabayil ~, Jazirat Fanar ~, Bandar Lulu, Ras Mahar, Qasr Ghawwas, Dohat Nujum, Sif Murjan',
  'Santa Brisa':
    'Puerto Calma ~, Valdoro ^, Las Peñas ~, Río Sereno, Alto Candil ^, Cumbre Mansa, Villa Sirena, Los Almendrales, Punta Clarín, Arroyo Lento, San Telvio',
  'Serra Clara':
    'Vila Rosada ~, Pedra Alta ^, Rio Manso, Três Pontes, Santa Iria do Vale, Ribeira Funda, Vale das Garças, Campo Sereno, Porto Lenha, Monte Azulejo, Lagoa Branda',
  'the Hanagata Isles':
    'Kazemachi ~, Shiramori ~, Cape Noe ~, Hoshimura ^, Tsukigawa ^, Mizukama, Akebono Bay, Sorahama, Natsukawa, Kirishio, Yurinami',
  'the Jadewater Delta':
    'Ninebridge, Kite Mooring ~, Long Weir, Heron Landing ~, Willow Lock, Osier Bank, Crane Lock, Mulberry Quay, Silver Sluice, Bamboo Reach, Teal Crossing',
  'the Tarangini Valley':
    'Tarangini, Sonapuri, Kelavati ^, Mangalgad ^, Nilawadi, Devgaon, Chandrapalli, Kusumvati, Ambarpura, Jalsira, Meghapur',
  'the Great Ember Plain':
    'Wattle Bay ~, Red Gum Creek, Ember, Galah Flat, Stringybark, Bluebush, Quandong Rise, Dry Lantern, Emu Bore, Saltpan Siding, Coolabah Turn',
  'the Birch Lowlands':
    'Novobrod, Polyana Tikhaya, Verkhnelipsk, Snegovo, Berezolesk, Staroluch, Tikhovod, Krasny Mokh, Lugovinsk',
  'the Carob Hills':
    'Carob Hill, Almond Gate, Cistern Square, Upper Terraces ^, Fig Terrace, Olive Steps, Pomegranate Row, Hyssop Bend, Cedar Wells',
  Brume:
    'Brume ~, Méloire ~, Trois-Phares ~, Saint-Aubrac-des-Eaux, Port-Cormoran ~, Val-des-Brumes, Roche-Claire-sur-Aune, Pontaven-le-Haut, Saint-Merle, Cap-Vermeil, Les Trois-Ormes',
  'the Hallen Basin':
    'Hallen, Linden am Wehr, Obermühl ^, Kanalstadt, Erlbronn, Mühlengrund, Kaltenau am See, Weidenfurt, Sankt Veronika, Birkenwehr',
};

export type Town = { name: string; land: string; coast: boolean; hills: boolean };

export const TOWNS: readonly Town[] = Object.entries(LANDS).flatMap(([land, names]) =>
  names.split(', ').map((name) => ({
    name: name.replace(/[ ~^]+$/, ''),
    land,
    coast: name.includes('~'),
    hills: name.includes('^'),
  })),
);

export const ARAB_TOWNS = [
  'مدينة ألمار',
  'صبّار',
  'نخيل',
  'رأس دحل',
  'بئر حمرا',
  'قمر',
  'عين صفصاف',
  'تلة نور',
  'المرسى',
  'أم صدف',
  'كبايل',
  'جزيرة الفنار',
  'الفلج',
  'وادي السدر',
  'حصن الريم',
  'برج العود',
  'سوق النجار',
  'الدار البيضة الصغيرة',
  'خور الدانة',
  'قصر المزن',
] as const;
