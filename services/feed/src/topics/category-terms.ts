import type { Category } from '@360/contracts/vocabulary';

interface Words {
  /** What a newsroom calls the section itself. */
  sections: string;
  /** What only that section writes about. */
  subjects: string;
}

/** Folded as `foldTerm` folds them: no accents, no Arabic article, lower case. One language a line. */
export const CATEGORY_WORDS: Record<Category, Words> = {
  world: {
    sections: `world, world news, worldnews, international, international news, foreign, foreign news, global, global news, abroad,
      mundo, internacional, internacionales, exterior, noticias internacionales,
      monde, internationale, actualite internationale, ausland, welt, weltweit, weltnachrichten, nachrichten international,
      عالم, عالمي, عالمية, دولي, دولية, دوليات, اخبار عالم, esteri, mondo, buitenland, в мире, мир, 国際, 国际, 世界, 国外, दुनिया, विदेश`,
    subjects: 'foreign affairs, geopolitics, diplomacy, geopolitica, diplomacia, diplomatie, geopolitique, geopolitik',
  },
  politics: {
    sections: `politics, political, political news, government, parliament, elections,
      politica, gobierno, elecciones, congreso, politique, gouvernement, politik, innenpolitik, bundespolitik,
      سياسة, سياسي, سياسية, انتخابات, governo, eleicoes, governo federal, elezioni, politiek, политика, 政治, राजनीति`,
    subjects: `election, congress, policy, midterms, white house, senate, house of representatives, legislation, downing street,
      westminster, campaign finance, presidential election, general election, eleccion presidencial, assemblee nationale, senat,
      legislatives, presidentielle, bundestag, bundestagswahl, bundesrat, برلمان, حكومة, lok sabha, rajya sabha, выборы, 選挙, 选举`,
  },
  tech: {
    sections: `tech, technology, technologies, tech news, technology news, digital, gadgets, internet,
      tecnologia, tecno, technologie, high tech, hightech, numerique, technik, netzwelt, digitales, netzpolitik,
      تكنولوجيا, تقنية, تقني, علوم وتكنولوجيا, технологии, テクノロジー, 科技, टेक, टेक्नोलॉजी`,
    subjects: `artificial intelligence, ai, machine learning, cybersecurity, cyber security, computer security, software, hardware,
      smartphones, smartphone, social media, semiconductors, chips, robotics, startups, video games, gaming, apps,
      inteligencia artificial, ciberseguridad, intelligence artificielle, cybersecurite, reseaux sociaux,
      kunstliche intelligenz, kunstlicher intelligenz, it sicherheit, ki, ذكاء اصطناعي, أمن سيبراني, 人工智能, 人工知能`,
  },
  business: {
    sections: `business, business news, economy, economics, finance, financial, money, markets, companies, industry, economic news,
      economia, negocios, finanzas, empresas, mercados, dinero, economie, entreprises, entreprise, bourse, argent,
      wirtschaft, finanzen, geld, unternehmen, borse, اقتصاد, اقتصادي, اقتصادية, مال, مال واعمال, اعمال, اسواق,
      financas, mercado, finanza, economia e finanza, бизнес, экономика, финансы, 経済, 经济, 財経, 财经, ビジネス, व्यापार, बिजनेस`,
    subjects: `stocks, stock market, stock markets, banking, banks, inflation, interest rates, federal reserve, central banks,
      trade, tariffs, investing, real estate, retail, earnings, mergers and acquisitions, oil prices, bonds, currencies,
      bolsa, inflacion, banca, comercio, mercati, marches, immobilier, banque, aktien, banken, zinsen, konjunktur,
      نفط, بورصة, بنوك, تجارة, استثمار, inflacao, акции`,
  },
  sports: {
    sections: `sport, sports, sports news, athletics, deporte, deportes, sportif, sportnachrichten, رياضة, رياضي, رياضية,
      esporte, esportes, desporto, sportive, спорт, スポーツ, 体育, खेल`,
    subjects: `football, soccer, basketball, baseball, tennis, cricket, rugby, rugby union, rugby league, golf, boxing, cycling,
      hockey, ice hockey, formula one, formula 1, f1, motorsport, nfl, nba, mlb, nhl, mls, ufc, mma, ipl, olympics, olympic games,
      world cup, fifa, uefa, premier league, champions league, la liga, bundesliga, serie a, ligue 1, europa league, swimming,
      futbol, baloncesto, tenis, ciclismo, mundial, jeux olympiques, coupe du monde, cyclisme, athletisme, handball,
      fussball, leichtathletik, wintersport, olympia, كرة قدم, كرة سلة, دوري ابطال اوروبا, futebol, calcio, футбол, хоккей,
      サッカー, 野球, 足球, 篮球, क्रिकेट`,
  },
  health: {
    sections: `health, health news, healthcare, health care, wellness, wellbeing, medicine, medical, salud, sanidad, bienestar,
      sante, medecine, bien etre, gesundheit, medizin, صحة, صحي, صحية, طب, saude, salute, gezondheid, здоровье, медицина,
      健康, 医療, 医疗, स्वास्थ्य, सेहत`,
    subjects: `public health, mental health, covid 19, covid, coronavirus, pandemic, vaccines, vaccine, vaccination, cancer, nhs,
      disease, diseases, hospitals, drugs, pharmaceuticals, nutrition, obesity, diabetes, flu, measles, medical research,
      vacunas, vacuna, enfermedades, pandemia, vaccins, maladies, hopital, impfung, krankheiten, pandemie, krankenhaus,
      لقاح, لقاحات, كورونا, سرطان, امراض`,
  },
  environment: {
    sections: `environment, environmental, climate, climate change, sustainability,
      medio ambiente, medioambiente, ambiente, sostenibilidad, environnement, planete, climat, ecologie,
      umwelt, klima, klimawandel, nachhaltigkeit, بيئة, بيئي, بيئية, مناخ, تغير مناخي,
      meio ambiente, sustentabilidade, klimaat, экология, климат, 環境, 环境, 环保, पर्यावरण`,
    subjects: `nature, natur, green, planet, earth, climate crisis, global warming, wildlife, biodiversity, conservation, pollution, air pollution, renewable energy,
      renewables, carbon emissions, greenhouse gas emissions, deforestation, extreme weather, wildfires,
      cambio climatico, biodiversidad, energias renovables, contaminacion, changement climatique, rechauffement climatique,
      biodiversite, energies renouvelables, klimakrise, klimaschutz, erneuerbare energien, artenschutz,
      تلوث, احتباس حراري, طاقة متجددة, mudancas climaticas, desmatamento`,
  },
  science: {
    sections: `science, sciences, science news, ciencia, ciencias, ciencia y tecnologia,
      recherche, wissenschaft, wissen, forschung, weltraum, علم, علوم, علمي, فضاء,
      scienza, scienze, ciencia e tecnologia, espaco, wetenschap, наука, космос, 科学, 科學, サイエンス, 宇宙, विज्ञान`,
    subjects: `research, space, espace, espacio, astronomy, physics, biology, chemistry, neuroscience, archaeology, paleontology, genetics, astrophysics, nasa,
      esa, space exploration, spacex, moon, evolution, quantum physics, mathematics, fossils,
      astronomia, fisica, biologia, arqueologia, astronomie, physique, archeologie, raumfahrt, physik, archaologie, فيزياء, فلك`,
  },
};

/** Terms whose words mislead: their parts name a topic, the whole does not. */
export const MISLEADING_TERMS = new Set(
  `science fiction, sciences politiques, real world, disney world, miss world, world series of poker,
  office politics, show business, business climate, political climate`
    .split(',')
    .map((term) => term.trim()),
);

/** Words of European languages that put the head of a phrase first ("politique étrangère"); elsewhere it comes last. */
export const HEAD_FIRST = new Set(
  `politica politique economia economie deportes deporte salud sante ciencia tecnologia technologie saude esporte
  environnement internacional negocios سياسة اقتصاد رياضة صحة علوم تكنولوجيا بيئة مناخ`.split(/\s+/),
);

/** By the two leading digits of an IPTC subject code. Agencies put the codes of the upper levels, ending in 000, in feeds. */
export const IPTC_TOPICS: Record<string, Category> = {
  '04': 'business',
  '06': 'environment',
  '07': 'health',
  '11': 'politics',
  '13': 'science',
  '15': 'sports',
};
