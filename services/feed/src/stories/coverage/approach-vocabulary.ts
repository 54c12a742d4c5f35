import type { Approach } from '@360/contracts/vocabulary';

/**
 * Words that tell from what side a report looks, as stems: a word counts when it begins with one of them. Two levels: what
 * hardly occurs elsewhere counts double. Accents and vowel marks are left out, as in the words they are compared with.
 */
export const APPROACH_STEMS: Record<Approach, { strong: string; plain: string }> = {
  institutional: {
    strong:
      'parliament senat legislat ministr minister cabinet coalition constitution referendum treaty diploma embass ambassador ' +
      'judiciar tribunal prosecutor ballot electora lawmaker statut ordinance decree veto ratif sanction spokes councillor ' +
      'parlement ministere loi gouvernement depute elysee bundestag regierung kanzler gesetz ministerium abgeordnet landtag ' +
      'gobierno ministro congreso senado diputad decreto برلمان وزير وزار حكوم مجلس قانون دستور رئاس سفير محكم supreme attorney lawsuit chancellor premier mandate municipal provincial jurisdiction magistrate arbitrat',
    plain:
      'government state law court judge vote election president council commission authorit official policy policies ' +
      'regulator regulation rule ruling bill party governor mayor police minister agency federal national foreign appeal ' +
      'department committee verdict office order emergency tribunal assembl militar army navy troop cour justice ' +
      'tribunal gericht wahl partei eleccion partido justicia policia شرطة رئيس انتخاب سلط مدير confirmed halted rescuers rescue statement railway permit licen approv hearing inquest border negotiat talks agreement federation association vote overturn inspector limit committe commissioner spokesman spokeswoman sign signed minist ban agreed clear clears cleared allow announced',
  },
  economic: {
    strong:
      'econom investor sharehold dividend inflation gdp revenue earning turnover bond stock bourse tariff export import ' +
      'freight wholesale retail lender creditor mortgage bankrupt merger acquisition takeover procurement subsid fiscal ' +
      'insur underwrit commodit currenc monetar analyst margin quarterly invest bourse actionnaire chiffre benefice ' +
      'wirtschaft aktie umsatz gewinn anleger haushalt inversion accion ingreso arancel اقتصاد سهم اسهم استثمار ارباح مصرف بورص تجار',
    plain:
      'market price cost trade bank business company companies firm industr profit loss sale sell buy buyer deal contract tax ' +
      'budget billion million dollar euro percent rate debt credit loan fund pay paid financ customer consumer supplier ' +
      'suppl demand growth ship cargo port crown mark yuan yen money bonus fee insurance wage prix marche entreprise ' +
      'banque impot preis markt unternehmen steuer kosten precio mercado empresa impuesto سعر اسعار سوق شرك ضريب مليار saving share shares quarter cheap expensive afford euros booked forwarder producer export worth interest borrow lend fine stall owner hire wages',
  },
  technological: {
    strong:
      'technolog software hardware algorithm chip semiconductor processor silicon satellit rocket robot drone encrypt cyber ' +
      'hacker malware server network broadband smartphone app artificial neural dataset sensor battery batteries transistor ' +
      'prototype laser optical firmware protocol comput digital gigabyte bandwidth spacecraft launch transformer voltage ' +
      'relay engineer logiciel numerique ordinateur technik rechner digital tecnolog programa inteligencia تقني برمج رقمي ذكاء شريح حاسوب physic physicist mathemat telescop microscop magnet antenna fibre fiber turbine chemist molecul nanomet microphon electron mechan calibrat simulat',
    plain:
      'data device system machine code program model design test engine circuit grid signal cable internet online web phone ' +
      'screen camera platform user version update tool build built automat electric power measur material lens radar ' +
      'vehicle orbit station control pump turbine donnees reseau machine daten netz maschine datos red maquina بيان شبك جهاز نظام technic technique physics steel bronze bolt hinge wire measured measuring drill radar satellite watch accura precis error laboratory scientist researcher droplet heat panel works instrument scale experiment method wave',
  },
  environmental: {
    strong:
      'climat environment carbon emission biodivers ecosystem habitat pollut wildlife deforest glacier conservation ' +
      'renewable warming drought wildfire wetland species ecolog sewage contamin toxic microplastic greenhouse ' +
      'rainfall coral meltwater reef groundwater erosion sediment recycl endanger environnement climat pollution rechauffement umwelt ' +
      'klima naturschutz artenviel medio ambiente sequia contaminacion بيئ مناخ تلوث جفاف انبعاث حرائق محمي',
    plain:
      'river forest tree water sea ocean coast tide flood storm ice temperature heat weather rain animal bird fish plant ' +
      'soil land nature natural marsh waste fossil oil gas coal solar energy farm season degree species smoke ' +
      'eau foret riviere mer wald fluss meer wetter agua bosque rio mar clima نهر بحر غاب ماء مياه امطار حرار',
  },
  social: {
    strong:
      'communit neighbour neighbor resident famil volunteer pupil teacher nurse patient refugee migrant homeless poverty ' +
      'inequal discriminat protest vigil mourn grief childhood mother father grandmother grandfather daughter son sister ' +
      'brother widow elderly pension tenant parish survivor carer welfare solidarit habitant famille quartier enseignant ' +
      'bewohner familie nachbar gemeinschaft vecino familia barrio comunidad سكان عائل اهال جيران متطوع اسر جد معلم choir grandchild villager baker passenger kitchen schoolgirl schoolboy fisherm farmer firefighter nurse clinic conductor hometown queue neighbourhood wedding funeral',
    plain:
      'people child children woman women man men school hospital home house street village town worker union strike student ' +
      'parent friend young old life lives live crowd fan church school class health care doctor food bread shelter night ' +
      'remember feel told love afraid cry cried song story kitchen table enfant ecole femme vie kinder schule frau leben ' +
      'nino escuela mujer vida gente اطفال طفل مدرس امرا بيت حي ناس ليل home town villages singing sang sing choir soup cold hungry sleep slept bus shop bread field wait waiting waited hall laugh smile joke hand hands walk walked old age stove dog cup supper dinner café bar bars band rain coat',
  },
  investigative: {
    strong:
      'investigat leak whistleblow corrupt brib fraud embezzl undisclos unpublish confidential secret coverup conceal ' +
      'falsif forge forens dossier subpoena disclos reveal expose alleg audit document memo invoice ledger obtained ' +
      'anonymity insider offshore shell tipoff redact wrongdoing scandal negligen enquete fuite revel ermittl enthull ' +
      'korrupt investigacion filtra corrupcion soborno تحقيق تسريب فساد وثائق وثيق كشف سري correspondence inspectors loophole flagged backdat beneficiar',
    plain:
      'record records letter email file files filed seen copy copies signed dated stamped reviewed warned warning ignored knew ' +
      'inquiry question evidence proof report reports contract source sources interview paid account hidden missing earlier ' +
      'denied deny refus answer list page pages archive register minutes sheet marked courrier preuve beweis akte brief ' +
      'carta prueba documento رسال دليل سجل نسخ flagged disputed moved tape transcript knew refused refusal account register hidden deleted changed earlier filed published quietly asked unexplained who why how whose shown compare compared sample',
  },
};
