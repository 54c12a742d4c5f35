/** Words of one language that say how things stand, and what turns them round. Small letters, without accents. */
export interface FeelingWords {
  readonly positive: ReadonlySet<string>;
  readonly negative: ReadonlySet<string>;
  readonly negations: ReadonlySet<string>;
  /** What follows one of these in a sentence is its point. */
  readonly contrasts: ReadonlySet<string>;
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

const ENGLISH: FeelingWords = {
  positive: words(`
    acclaim acclaimed achieve achieved achievement admire admired advance advances agreement amazing applaud applauded
    award awarded beautiful benefit benefited benefits best better blessing boom boost boosted brave breakthrough bright
    brilliant calm celebrate celebrated celebration celebrations champion champions cheer cheered cheers comfort
    confidence confident congratulate congratulated courage cure cured delight delighted eager ease eased effective
    encouraged encouraging enjoy enjoyed excellent excited exciting fair fortunate free freed generous glad good grateful
    great growth happy heal healed healthy help helped helpful helps hero heroes heroic honour honoured hope hopeful hopes
    impressive improve improved improvement improves improving inspire inspired inspiring joy joyful kind love loved
    lucky milestone miracle optimism optimistic overjoyed peace peaceful perfect pleased popular praise praised pride
    profitable progress promising prosper prosperity protect protected proud rebound reconcile recover recovered recovery
    relief relieved remarkable rescue rescued resolve resolved restore restored reunited reward rewarded safe safely
    saved smile smiles solved stable stronger strong succeed succeeded success successful successfully superb support
    supported thank thanked thankful thanks thrilled thrive thriving tribute triumph triumphant victory warm welcome
    welcomed win winner winners winning wins won wonderful
  `),
  negative: words(`
    abuse abused accident accused alarm alarmed anger angry anxiety anxious appalled arrest arrested assault atrocity
    attack attacked attacks awful bad bankrupt bankruptcy battle bitter blame blamed bleak blow bomb bombing broken brutal
    burned casualties catastrophe catastrophic chaos cheated clash clashes collapse collapsed collapses complained
    complaint complaints concern concerned concerns condemn condemned conflict corrupt corruption crash crashed crime
    crimes crisis critical criticised criticized criticism cruel cruelty cut cuts damage damaged danger dangerous dead
    deadly death deaths debt decline defeat defeated deficit denounced deprived despair desperate destroy destroyed
    destruction devastated devastating died dies disappointed disappointing disappointment disaster disastrous disease
    dismay dispute disrupted disruption distress downturn drought drown drowned emergency evacuate evacuated explosion
    fail failed failing fails failure failures famine fatal fear feared fears fight fighting fire fired flee fled flood
    flooded floods fraud fraught furious grave grief grim guilty hardship harm harmed harmful hate hatred hostage hostile
    hunger hurt illegal illness injured injuries injury insult jailed kill killed killing kills lawsuit layoffs lies lose
    loses losing loss losses lost massacre mourn mourned mourning murder murdered nightmare outbreak outcry outrage
    outraged pain painful panic penalty pessimistic plunge plunged poor poverty problem problems protest protested
    protests rape recession reject rejected resign resigned riot riots ruin ruined sad sadness scandal scared severe
    shock shocked shocking shortage shortages shot shooting sick slump struggle struggled struggling suffer suffered
    suffering sued suicide suspected tension tensions terrible terror terrorist threat threaten threatened threatens
    threats torture toxic tragedy tragic trapped trouble troubled unemployment unfair unrest unsafe upset victim victims
    violence violent war warned warning warnings wars weak weaker worried worries worry worse worsened worst wounded wrecked
    wrong
  `),
  negations: words("not no never none nobody nothing neither nor without cannot hardly barely n't"),
  contrasts: words('but however yet although though despite while'),
};

const GERMAN: FeelingWords = {
  positive: words(`
    aufatmen aufschwung begeistert besser beste durchbruch einigung erfolg erfolge erfolgreich erholt erholung erleichtert
    erleichterung feiert feiern freude freut frieden geheilt gelungen gerettet gewann gewinn gewinnt gewonnen gluck
    glucklich gut hilfe hilft hoffnung jubel lob lobt lobte mutig optimistisch rettung ruhig sicher sieg siegt siege stabil
    stark stolz triumph verbessert verbesserung willkommen wachstum
  `),
  negative: words(`
    absturz angriff angriffe angst anschlag armut ausbruch bankrott bedroht bedrohung beschuldigt betrug brand chaos defizit
    drohung drohungen durre ertrunken explosion gefahr gefahrdet gefahrlich gescheitert getotet gestorben gewalt hass hunger
    insolvenz katastrophe klage konflikt korruption krankheit krieg krise kritik kritisiert leid leiden mangel mord not
    opfer panik pleite protest proteste rezession rucktritt schaden scheitert scheitern schlecht schlechter schlimm schock
    schwer skandal sorge sorgen sorgt sterben streit terror tod todlich tot tote toten tragodie trauer uberfall unfall unruhen
    verletzt verletzte verloren verlust verluste verurteilt versagen warnt warnung wut zerstort zerstorung
  `),
  negations: words('nicht kein keine keinen keinem keiner keines nie niemals ohne weder kaum'),
  contrasts: words('aber doch jedoch obwohl trotz allerdings'),
};

const FRENCH: FeelingWords = {
  positive: words(`
    accord amelioration ameliore applaudi bonheur bon bonne bravo celebre celebrent champion confiance courage efficace espoir
    excellent felicite felicitent fierte gagne gagner gueri guerison heureux heureuse joie liberation libere meilleur meilleure
    optimisme paix progres prospere rassure reprise retabli reussi reussite salue saluent sauve sauves sauvetage soulagement
    soutien stable succes triomphe victoire
  `),
  negative: words(`
    accident accuse agression angoisse attaque attaques attentat blesse blesses bombardement catastrophe chaos chute colere
    condamne conflit corruption crainte craintes crash crime crise critique critiques danger dangereux deces deception deficit
    degats desastre detruit detruits deuil drame echec echoue effondrement epidemie explosion faillite famine fraude grave
    greve guerre haine incendie inondation inondations inquiet inquietude licenciements mal malade maladie manque massacre
    menace menaces meurtre mort morte morts noye panique penurie perdu perte pertes peur pire plainte pollution recession
    scandale secheresse souffrance suicide terrible terrorisme tragedie tue tues tuee tuer victime victimes violence violences
  `),
  negations: words('pas ne jamais aucun aucune sans ni rien personne'),
  contrasts: words('mais cependant pourtant toutefois malgre'),
};

const SPANISH: FeelingWords = {
  positive: words(`
    acuerdo alegria alivio aplaude avance avances beneficio beneficios bien buen buena bueno campeon celebra celebran confianza
    crecimiento cura curado elogia elogio esperanza estable excelente exito exitoso feliz felicita fuerte gana ganado ganador
    ganan gano gracias logro logra mejor mejora mejoran mejores optimismo orgullo orgulloso paz progreso rescatado rescatados
    rescate recuperacion recupera salvado salvo seguro triunfo victoria
  `),
  negative: words(`
    abuso accidente acusa acusado agresion alarma amenaza amenazas ataque ataques atentado atrapados bancarrota brote caos
    catastrofe choque conflicto corrupcion crimen crisis critica criticas culpa culpable dano danos deficit derrota desastre
    desempleo despidos destruccion destruido destruidos deuda dolor enfermedad escandalo escasez explosion fallecido fallecidos
    fracaso fracaso fraude grave guerra hambre herida herido heridos homicidio huelga incendio inundacion inundaciones
    inquietud luto mal malo matado mato miedo muere mueren muerte muertes muerto muertos odio panico peligro peligroso peor
    perdida perdidas perdio pobreza polemica preocupacion preocupado protesta protestas quiebra recesion robo secuestro sequia
    sufrimiento temor tension terrible terror tragedia victima victimas violencia
  `),
  negations: words('no nunca jamas sin ni ningun ninguna ninguno nada nadie tampoco'),
  contrasts: words('pero aunque sino pese'),
};

const LISTS: Readonly<Record<string, FeelingWords>> = { en: ENGLISH, de: GERMAN, fr: FRENCH, es: SPANISH };

/** The list of a language (BCP 47), or null. */
export const feelingWordsOf = (language: string | null): FeelingWords | null =>
  LISTS[(language ?? 'en').toLowerCase().split('-')[0] ?? ''] ?? null;
