// Written from general knowledge of English and from no published list. A star stands for any ending.
const list = (text: string): string[] => text.trim().split(/\s+/);

/** Words hard to use without taking a side. */
export const STRONG = list(`
  abhorrent abject abomina* absurd* abysmal* adulat* aghast alarmis* anarch* angrily annihilat* antagonis*
  anti-semit* antisemit* apologist* apoplectic appall* appeas* arbitrar* asinine assail* atrocious* atrocit*
  audacious* authoritarian* autocrat* avaric* awe-inspiring awful* backward bad-faith baffl* balderdash banal
  barbari* baseless* bashing batshit belittl* belliger* bemoan* berat* berserk besmirch* bigot* bilk* blasphem*
  blatant* blood-soaked bloodthirst* blowhard* bludgeon* bluster* bogus bombast* boogeyman boondoggle bootlick*
  brag* brainwash* bravad* bravely brazen* broadside brouhaha browbeat* brutal* buffoon* bullshit bumbling bungl*
  cackl* callous* capitulat* castigat* catcall caustic cavalier* charade charlatan* chastis* chauvin* cheaply
  cheerlead* chilling* clamp*down clueless cold-blooded concoct* condescend* conniv* contemptible* contemptuous*
  cover-up coverup coward* crackpot* crap crass craven crazed crazy cringe* crony* crook* cruel* cruelly cudgel
  cunning* curmudgeon dastardly dead-end debas* deceit* deceiv* decept* deep-seated defang* defil* defund*
  dehumanis* dehumaniz* delegitim* delusion* demagog* demented demis* demonis* demoniz* demonstrably denier*
  denigrat* deplorabl* deprav* derail* derang* derid* derision despic* despond* despot* detest* devious*
  diabolical* diatrib* dimwit* disastrous* disgrac* disgruntled disgust* dishonest* dishonor* disingenuous*
  disparag* disrespect* divisi* dogmati* double-standard* draconian dreadful dreamy drivel droning drool* dubious*
  dumb* dupe* duplicit* dysfunctional dystopi* eccentric* egomania* egotis* egregious* elitis* emascul* embattled
  embolden* enrag* enslav* eviscerat* exacerbat* excoriat* expedien* exterminat* eye-popping fabricat* fallac*
  fanatic* fancif* far-fetched farc* fearmonger* fearsome feckless* fester* fetish* fiasco filth* finger-wagging
  firestorm flagrant* fleec* flimsy flip-flop* flounder* flout* flunk* foaming foolish* frenet* frivolous frothing
  fume* fuming futile galling garbage gargantuan garish ghastly ghoul* gleeful* glib gloat* gloom* gobbledygook
  gobsmack* godless goofy goon* grandios* gratuitous* grift* gripe* grossly grotesque* groundless groupthink guise
  gullib* gushing half-baked hamstr* hapless harangu* hard-core hate-filled hate-mongering hateful hatemonger*
  havoc heartless* hectoring heinous* hell-bent hellish hellscape helpless* henchm* heresy hideous hideous* hoax*
  hogwash hollow* homophob* horrend* hostil* hubris huckster* humili* humiliat* hypnotiz* hypocri* hysteri*
  ideolog* idiocy idiot* idiotic ignoran* ill-advised ill-conceived ill-informed imbecil* immigrant-bashing
  immoral* imperial* imposter* impud* impunity inane incessant* incit* incoherent* inconceivab* indecen* indignat*
  indignit* indoctrinat* inept* inequit* inexcusab* inexplicab* infam* infantile inflammatory infuriat* inhuman*
  inhumane iniquit* insan* insidious* insolen* insufferabl* insult* interminabl* intoleran* irrational* islamophob*
  jackboot* jihadis* junta kangaroo killjoy kingpin knuckle* kowtow* laced lackey* lackluster lambast* land-grab
  laughabl* laughingstock lawless* leech* liar* lies lob* lobbed looney lopsided lowlife* luddite* ludicrous*
  lunatic* lurid* lying lynch* machinat* malarkey malevol* malfeas* malicious* malign* maniac* maniacal*
  manufactured masquerad* maverick mealy meddl* megalo* menac* mendac* merciless* mercurial mindless* misanthrop*
  mischaracteriz* misdeed* misdirect* misogyn* mockery monstrous* moron* mouthpiece* muck* mudsling* mumbo
  nail-biting narcissis* nasty nauseat* nefarious* nepotis* nitpick* nonsens* nonsensical notorious* nutty oafish
  obfuscat* obliterat* obnoxious* obscen* obscene oddly odious opportunis* oppress* orwellian outburst* outdated
  outlandish* outrag* overhyped overreact* overzealous pander* paranoi* parasit* partisan* pathetic* patronis*
  patronizing peddl* pejorat* perfid* pernicious* perver* petty phony pilloried pillory* pipedream pitiless ploy*
  plutocra* pointless polariz* polemic* politiciz* pompous* pontificat* ponzi populists preach* preen*
  preposterous* profiteer* propagand* pseudo* puerile punitive putrid quagmire quixotic rabble-rous* rabid* racket*
  railed railroaded railroading rampant rant* rapacious ravenous reckless* red-meat reek* rehash* renegade reprehens* reproach*
  repugnan* repulsive revolting* ridicul* rigged rip-off robber* rogue ruckus ruthless* saber-rattling* sadis*
  salacious* sanctim* sanctimon* sarcas* scam* scandalous* scapegoat* scaremonger* scoff* scorch* scoundrel*
  screeching screwed scum* seduc* self-interested self-righteous* selfish* senseless* serfdom shackl* sham
  shameful* shameless* sharia shill* shockingly sickening* sickly silly simplistic sinister sinister* slavish*
  sleaz* slime* slippery-slope sloppy slur* smarmy smear* smokescreen* smug* snark* sneer* snide snob* snowflake*
  snub* socialistic sordid sour spew* spineless* spiteful* spurious squander* squash* squeal* squelch* stagnant
  stench stigma* stink* stonewall* stooge* straw-man stupef* stupid* subjugat* subservien* subver* sucker* supine
  supremacis* surly swindl* sycophan* sycophant* tacky tantrum* tarnish* tatter* tawdry tear-jerking terribl*
  terroriz* thinly thorny thrall thug* thuggish tinpot tirade* tirelessly tokenis* torpedo* totalitarian* tout
  touted toxic* traitor* transphob* traumatiz* travest* treacher* trickery trivializ* troll* tumultuous turncoat*
  two-faced tyran* ugly ultraright un-american unaccept* unamerican unashamed* unbridled uncivil* unconscionabl*
  uncouth undeserv* uneducated unfathomabl* unforgivabl* unfortunately ungodly ungrateful unhing* unhinged unholy
  unjustif* unmitigated unpatriotic unprincipled unprovoked unravel* unrelenting unruly unsavory unscrupulous*
  unseemly unspeakabl* unsuspecting untenable unthinkabl* untrustworth* unwarranted unwieldy upstart usurp* vainly
  venge* vengean* vengeful venom* vermin vicious* victimiz* vile vilif* vindictive* virtue-signal* vitriol*
  vitriolic vulgar* vultur* wallow* warmonger* warp* washed-up watered-down welfare-queen whack* whine* whining
  white-hot wicked wildly witch-hunt witchhunt witless woke* worthless* wreak* wreck* wrongheaded xenophob* zeal*
  zealot*
`);

/** Words that judge or stir in most contexts of news. */
export const MILD = list(`
  agenda* allegiance amazingly arrogan* ashamed awesome backlash bash* beloved betray* billionaires blam* blast*
  bleak* blister* blithely bloat* boast* bombshell* botch* brainchild brilliant* brush* brutaliz* cabal
  camp-followers carnage cesspool chattering cheat* cherry-pick* chicanery clique coddl* collud* collus* comically
  complicit* convenient* corporatis* cozy crippl* cronies crooked crumbl* crusad* curiously cynic* damn* damning
  debacle decimat* degrad* delightful depriv* desperat* devoid disdain* dismal* divisive* dodgy doom* dovish
  dreaded dubious* enabl* enablers engulf* epic erupt* establishment evildoer* fantastic fat-cat* feverish* fierce*
  fiery firebrand fixat* flail* foment* forgetful frantic* fringe frustrat* gaslight* glaring* glorif* glorious*
  gorg* grandstand* gravely greed* greedy grievance* grievous grossly grubby hand-picked hand-wringing handout*
  handpicked hapless harangu* hard-earned hate hates haunt* hawkish heartbreak* hell hijack* holier horde* hordes
  horrified horror* hubris hyper* hypocrisies iconic illegitima* impotent incendiary incompeten* inconvenient
  incredibl* indefens* indulg* infest* infiltrat* inflam* infuriat* infuriating inspiring instigat* invasion
  invective ironic* irony irresponsib* knee-jerk lackey* lapdog lash* lavish* lip-service loony lopsided ludicr*
  lurch* lying mealy-mouthed megalomaniac* meltdown* mess messy misguided* misinform* mislead* mistreat* muzzl*
  myth* naive naked nanny nanny-state narrative* niceties nonsensical obstruct* obvious* onslaught overblown
  overheated overreach* overrun overt* overwhelm* parrot* patriot* perilous* perpetuat* pipe-dream pitiful pity
  plagu* pliant plight ploy plummet* posh precious pretend* profound* puzzl* quash* rabble radicals rage* raging
  ragtag railed ramshackle rattl* relentless* remarkabl* rhetoric rotten rubber-stamp* sad sadly scandal-plagued
  scapegoat* scar* scathing* scold* scourge screed self-proclaimed self-serving self-styled shady shame shatter*
  shov* shriek* shrill shun* silenc* skewer* slippery smash* so-called spectacle squabbl* stark* stifl* stok*
  stranglehold strident strongman stunningly stunt* sugarcoat* surreal surrender* suspicious* swagger*
  sway* sympathiz* tainted talking-point* taunt* tearing tepid terrific thinly-veiled thrash* thwart* tone-deaf
  toothless torment* tout* trainwreck tremend* triumph* trumped-up twisted unabashed* unaccountab* unbelievabl*
  undermin* unfit unfortunate* unfounded unhelpful unjust* unraveling unserious untru* unwitting* upend* uproar
  uproot* vainglor* violently viral* vitriol* wacky war-mongering well-heeled whitewash* wishful woeful* wrath
  yank*
`);

/** Words that lean only a little, and often stand for facts: they count, and are not shown. */
export const TILTED = list(`
  abus* accus* admit* afraid aggressiv* alarm* alleg* amazing amnesty anger angr* angry apocalyp* attack* battle*
  beautiful bias* bloodbath blow boast* bolster* bullied bully* bureaucrat* bust* butcher* cadre cancer catastroph*
  cater* cave* champion* chao* chicken* claim* claiming cling* clobber* clown* coastal coerc* comfort* communists
  complain* confiscat* consequences convince* corporate corrupt* cozy creepy crisis crush* cult danger* dangerous*
  dare* dark deluge denies denounc* deny despite destroy* destructive dictator* disaster dismay* dismiss* distort*
  disturb* dodg* dominat* dump* elite elite* elites enemies enemy entitled epidemic erod* evil* exploit* expos*
  extort* extraordinar* extreme* extremis* fail* fake fals* fascis* faux fear* feeble feminist* fiction fictional*
  fight* fool fool* fools forc* foul fraud* fraudulent* freak* frenz* frighten* fundamental* furious* furor* fury
  gaffe* giants glad good gorgeous grab great grim* grudg* gruesome guilty gun-grab* gutted handed harm* hawk*
  heist hellbent heroic* hide hiding horr* horribl* horrif* hotbed huge hype* ignor* illegals illiterate impose*
  inaction inadequa* insist* intent invad* jaw-dropping junk kick* killers lack* lecture* libelous lie lied loathe*
  lobby* love* lucrative malpractice meltdown merely militaris* militariz* mistak* mistrust* mob mock* monster*
  moral* murderous* nazi* neo-nazi* never nightmar* nuts obsess* obvious* oligarch* ominous* onerous painful paint*
  panned pariah pays perjur* pile-on plunder* poison* predator* predatory pretext pretty pro-* problem* profit*
  proud* prov* prowess pundit* punish* puppet* purport* push* quack* racist* radicaliz* ram rammed rampag* ravag*
  raw real reality reap refus* regime regressive relish* remind* resent* resist* revisionis* rich right-minded
  risk* rubbish rude ruin* ruse sabotag* savag* scandal* scar* scary scheme* scream* seriously shambles shift*
  shock* shred* silence* simply skyrocket* slam* slander* smack* sneak* sob solid spark* spectac* spin spreading
  staggering* steamroll* strong struggl* stuck stuff stunning* suffer* suffocat* supercilious supposed* surpris*
  swamp swarm* sweep* terrible terrifying* thing things threat* tired tough tout* trample* trash*
  trauma* treason* troubl* trying turmoil twist* unable undemocratic undermin* unethical unlike unprecedented*
  unstable vandal* volatile waste* wealth* wealthy weaponis* weaponiz* well-known whistle-blowing wonderful worr*
  worse worst wrong* yell* zombie*
`);

/** Names given to camps. */
export const LABELS = list(`
  alt-right antifa commie* communis* conservativ* deep-state elites far-left far-right globalis* hard-left
  hard-line* hard-right hardline* islamis* jihad* left-wing lefti* leftwing liberal* libs maga mainstream marxis*
  nationalis* neocon* neoliberal* populis* pro-abortion pro-life progressiv* radical* reactionar*
  republicans-in-name right-wing rightwing sjw socialis* ultra-conservative ultraconservative white-supremacist
`);

/** Words that raise or doubt what they stand beside. */
export const INTENSIFIERS = list(`
  absolutely actually always amazingly clearly completely deeply desperately downright enormously entire entirely especially
  ever every everybody everyone exactly extremely far fully fundamentally hardly highly hugely incredibly indeed just literally merely mere
  most never nobody nothing obviously of-course only overly particularly perfectly plainly precisely profoundly pure purely quite rather
  really seemingly severely shockingly simply so such supposedly surely terribly thoroughly too total totally truly unbelievably
  utter utterly very virtually well wholly widely apparently allegedly somehow even still yet
`);

/** Adverbs that tell when, where or how much and judge nothing. */
export const PLAIN_ADVERBS = new Set(
  list(`
  annually approximately currently daily directly early eventually family federally finally formally formerly friendly generally
  hourly immediately initially internally jointly july largely lately legally locally mainly monthly mostly nationally nearly
  newly normally officially only originally partially partly per personally physically potentially presumably previously primarily privately
  publicly quarterly quickly rarely reply recently regularly reportedly respectively roughly sexually shortly similarly slightly slowly
  specifically subsequently supply technically temporarily traditionally typically usually weekly yearly early ally rally bully apply
  italy assembly anomaly monopoly likely unlikely elderly exclusively separately electronically globally financially economically
  politically socially racially ethnically historically medically randomly orderly comply imply rely july
`),
);
