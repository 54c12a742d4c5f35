/**
 * What the analysis says in words of its own. A key is `<part>.<what is said>`; `{name}` stands for a value. Where a
 * wording depends on the number `n`, two keys end in `_one` and `_other`. The interface holds the same keys in every
 * language. Add yours in the block of your part.
 */
export const ENGLISH = {
  // articles
  'article.disputed': 'What is disputed',
  'article.document': 'What was handed in',
  'article.established': 'What is established',
  'article.missing': 'What is missing',
  'article.outlet-says': '{outlet} reports: {sentence}',
  'article.perspectives': 'Who says what',
  'article.quote': '{outlet} quotes {speaker}: “{quote}”.',
  'article.reported': 'What is reported',
  'article.silent_one': '{outlet} has not reported it one hour after the first report.',
  'article.silent_other': '{outlet} has not reported it {n} hours after the first report.',
  'article.single-report': 'What one report alone says',
  'article.source': '{outlet} has reported “{title}”.',
  'article.source-copy': '{outlet} has carried the report of {origin}.',
  'article.source-credited': '{outlet} has told it by the word of {origin}.',
  'article.sources': 'Sources',
  'article.unconfirmed': 'No second independent report of this is known here, so nothing of it is confirmed.',

  // blindspots
  'blindspot.affected':
    'Named as affected in {n} independent reports and quoted in none: {group}. Somebody is quoted in {expected} % of the reports.',
  'blindspot.approach':
    '{observed} % of {n} independent reports take the {approach} approach; {expected} % would be usual.',
  'blindspot.approach-none':
    'None of {n} independent reports takes the {approach} approach; {expected} % would be usual.',
  'blindspot.country':
    '{country}: outlets there carry {observed} % of {n} independent reports; {expected} % would be usual.',
  'blindspot.country-none':
    '{country}: outlets there carry none of {n} independent reports; {expected} % would be usual.',
  'blindspot.language':
    '{language}: {observed} % of {n} independent reports are in this language; {expected} % would be usual.',
  'blindspot.language-none':
    '{language}: none of {n} independent reports is in this language; {expected} % would be usual.',
  'blindspot.leaning':
    'Outlets rated {leaning} carry {observed} % of {n} independent reports; {expected} % would be usual.',
  'blindspot.leaning-none':
    'Outlets rated {leaning} carry none of {n} independent reports; {expected} % would be usual.',
  'blindspot.ownership':
    '{owner}: outlets of this owner carry {observed} % of {n} independent reports; {expected} % would be usual.',
  'blindspot.ownership-none':
    '{owner}: outlets of this owner carry none of {n} independent reports; {expected} % would be usual.',

  // custom briefings
  'briefing.centrist': 'As the centrist reads it',
  'briefing.internationalist': 'As the internationalist reads it',
  'briefing.investigator': 'As the investigator reads it',

  // established
  'established.alone': 'Only {outlet} reports this: {sentence}',
  'established.disputed': 'According to {outletsA}: {sentenceA} According to {outletsB}: {sentenceB}',
  'established.disputed-figure':
    'According to {outletsA}: {sentenceA} According to {outletsB}, it is {valueB} and not {valueA}.',
  'established.disputed-figures':
    'According to {outletsA}: {sentenceA} According to {outletsB}, it is {valueB} and not {valueA}; according to {outletsC}, {valueC}.',
  'established.disputed-titles': '{outletA} heads its report “{titleA}”, {outletB} “{titleB}”.',
  'established.headline': '{outlet} heads its report “{title}”.',

  // readings
  'reading.across-countries': 'Reports from {n} countries say this: {sentence}',
  'reading.agreement_one': 'Independent reports agree on one of {all} claims.',
  'reading.agreement_other': 'Independent reports agree on {n} of {all} claims.',
  'reading.between-countries': 'Reports from {countryA}: {sentenceA} Reports from {countryB}: {sentenceB}',
  'reading.changed': '{outlet} has changed the title of its report, which now is “{title}”.',
  'reading.corrected': '{outlet} has corrected its report, which now says: {sentence}',
  'reading.countries_one': 'The reports come from one country.',
  'reading.countries_other': 'The reports come from {n} countries.',
  'reading.disputed_one': 'One of {all} claims is contradicted.',
  'reading.disputed_other': '{n} of {all} claims are contradicted.',
  'reading.only-country': 'Only reports from {country} say this: {sentence}',
  'reading.unnamed': '{outlet} names no source for this: {sentence}',
  'reading.unverified_one': 'One of {all} claims stands on one report.',
  'reading.unverified_other': '{n} of {all} claims stand on one report each.',

  // readings compared
  'persona.agreed_one': 'one sentence rests on two reports or more',
  'persona.agreed_other': '{n} sentences rest on two reports or more',
  'persona.centrist': 'orders by how far independent reports agree',
  'persona.contradicts': 'The {personaA} shows: {sentenceA} The {personaB} shows: {sentenceB}',
  'persona.countries_one': 'draws on reports from one country',
  'persona.countries_other': 'draws on reports from {n} countries',
  'persona.disputes_one': 'shows one contradiction',
  'persona.disputes_other': 'shows {n} contradictions',
  'persona.internationalist': 'orders by how countries differ',
  'persona.investigator': 'orders by what is contradicted, changed, unnamed or stands alone',
  'persona.only-one': 'Only the {persona} shows this: {sentence}',

  // timeline
  'timeline.changed-text': '{outlet} has changed the text of its report.',
  'timeline.changed-title': '{outlet} has changed the title of its report.',
  'timeline.corrected': '{outlet} has published a correction.',
} as const;
