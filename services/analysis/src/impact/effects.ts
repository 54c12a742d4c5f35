/** What happened, as a participle behind those it happened to: "were evacuated", "remain closed". */
export const SUFFERED =
  /^(?:killed|dead|died|injured|hurt|wounded|missing|arrested|detained|evacuated|displaced|homeless|trapped|stranded|hospitali[sz]ed|infected|poisoned|drowned|affected|hit|harmed|rescued|sacked|dismissed|fired|furloughed|evicted|expelled|deported|starving|closed|shut|cut|cancell?ed|delayed|diverted|suspended|disrupted|halted|grounded|destroyed|damaged|flooded|submerged|collapsed|blocked|burned|burnt|gutted|wrecked|contaminated|polluted|ruined|lost|scrapped|axed|idled|devastated|threatened|overwhelmed)$/;

/** What is done to what stands behind: "killing 12 people", "closed schools". */
export const INFLICTS =
  /^(?:kill|injur|wound|evacuat|displac|trapp|strand|infect|poison|affect|harm|evict|expel|deport|sack|clos|cancel|delay|divert|suspend|disrupt|halt|destroy|damag|submerg|block|burn|gutt|wreck|contaminat|pollut|ruin|scrapp|ax)(?:e|es|s|ed|ing|led|ling)?$|^(?:kills|shut|shuts|shutting|cut|cuts|cutting|hit|hits|hitting|hurt|hurts|hurting|lose|loses|losing|lost|trap|traps|leave|leaves|leaving|left|claimed|claiming|forced|forcing|rescued|rescuing|flooded|grounded|grounding|devastated|devastates)$/;

/** What prices, shares and output do by themselves. */
export const MOVED =
  /^(?:fell|fallen|dropped|plunged|slumped|tumbled|sank|rose|risen|soared|jumped|surged|doubled|halved|shrank|shrunk)$/;

/** "closure of schools", "damage to crops", "delays for passengers". */
export const NOMINAL =
  /^(?:deaths?|loss|losses|closures?|damage|disruptions?|delays?|harm|cuts?|layoffs|evacuations?|cancellations?|destruction|displacement|injuries)$/;
/** "job losses", "power cuts", "school closures". */
export const SUFFIXED =
  /^(?:loss|losses|cuts?|closures?|cancellations?|delays?|outages?|damage|failures?|shortages?|disruptions?)$/;

export const BE =
  /^(?:is|are|was|were|be|been|being|have|has|had|remain|remains|remained|left|got|get|stay|stayed|feared|reported|found|confirmed)$/;
export const DENIED =
  /^(?:no|not|never|nobody|none|neither|nor|avoid|avoided|avoids|prevent|prevented|prevents)$|n[’']t$/;
export const POSSIBLE = /^(?:could|may|might|would|if|should|unless|can)$/;
/** Behind one of these somebody or something else is spoken of. */
export const TURNS =
  /^(?:said|say|says|saying|told|tells|believes?|fears?|hopes?|watched|saw|heard|blamed?|claims?|warned|warns|that|which|as|when|after|before|because|while|where|but|and|or|to|who|by|with)$/;
