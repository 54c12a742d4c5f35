const STOP = `a about above across after again against ago all almost along already also although always am among an and another any anyone
anything are around as at away back be became because become been before began behind being below between both but by came can cannot cant
come could couldnt did didnt do does doesnt doing done dont down during each either else enough even ever every everyone everything few for from
further gave get gets getting give given go goes going gone got had hadnt has hasnt have havent having he hed her here hers herself hes him himself his how
however i id if ill im in instead into is isnt it its itself ive just keep kept knew know known last later least less let lets like likely
made make makes making many may maybe me might more most much must my myself near nearly need never next no nobody none nor not nothing now
of off often on once one only onto or other others our ours out over own per perhaps put quite rather really same saw say saying says see seem seemed
seems seen set several shall she shes should shouldnt since so some someone something soon still such take taken takes taking than that thats the
their theirs them themselves then there these they theyre they've thing things this those though through thus till to together told too took toward
towards tried try trying two under unless until up upon us use used using very via want wanted was wasnt way we well went were werent weve
what whats when where whether which while who whom whos whose why will with within without wont would wouldnt yes yet you youd youll your
youre yours yourself youve said mr mrs ms dr de la le el der die das und les des du et en un une los las del y que por para con
im von den dem mit ist auf für nicht ein eine`;

const COMMON = `according accused action added agency agreed allow allowed american amid announced annual another april area article asked august
authorities bad based began begin believe best better big body book boy breaking bring brought build business call called calls case cause center
centre central century change charge chief child children city claim claimed claims close come coming comments committee community company concern
control council could country countries county couple court create current cut daily data date daughter day days dead deal december decided decision
despite different director early east economy effort efforts end ended event expected experts face fact family far father february federal
feel felt fire first five follow followed following force former found four free friday friend friends full future general girl good government group
groups grow half hand happen happened hard head health hear held help high history hit hold home hope hospital hour hours house huge images
important include included including increase industry inside international issue issued january job july june kill killed kind know large
late latest law lead leader leaders leading learn leave led left level life line list little live lives living local long look looking lost low main
major man march market mean means media meet meeting member members men met military million minister minutes moment monday money month
months morning mother move moved moving name nation national nearly new news night north november number october offer office official officials
old online open order part party past pay people percent person phone photo photos picture place plan planned plans play point police policy political
possible post power president press previous pretty price private problem process program project public published question quickly ran reach
read real reason received recent recently record release released remain report reported reportedly reporters reports response rest result return
reveal revealed right rise role room rule run running safe safety saturday save school second secretary security senior sent september serious
service services seven share shared show showed shows side sign similar single site situation six small social son source sources south
speak special spent spokesman spokeswoman staff stand start started state statement states station stay step stop stopped story street strong support
sunday sure system talk taking team tell ten term thought thousands three thursday time times today top total town trying tuesday turn
turned tv tweet tweeted twitter united university video view visit wait wake want watch water wednesday week weekend weeks west white wife win
woman women word words work worked working world worth write wrote year years yesterday york young`;

const listOf = (words: string) => new Set(words.split(/\s+/u));
const stopWords = listOf(STOP);
const commonWords = listOf(COMMON);

/** Words that carry no subject; they are not compared at all. */
export const isStopWord = (word: string): boolean => stopWords.has(word);

/** Words that news of every subject uses; they count less until their true frequency is known. */
export const isCommonWord = (word: string): boolean => commonWords.has(word);
