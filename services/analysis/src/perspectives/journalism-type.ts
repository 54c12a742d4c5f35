import type { Perspective } from '@360/contracts/analysis';
import type { EvidenceReport } from '../evidence/evidence.ts';

type JournalismType = Perspective['journalismType'];

const LIVE =
  /^(?:live|en direct|direct|en vivo|en directo|مباشر)\s*[:|–—-]|^(?:liveblog|newsblog)\b|[:|–-]\s*(?:live|live updates|as it happened|en direct|en vivo)$|\blive (?:updates|blog|coverage)\b|\bliveticker\b|\bas it happened\b/iu;
const OPINION =
  /^(?:opinion|comment|commentary|editorial|op-ed|column|letters?|viewpoint|leserbrief|kommentar|meinung|leitartikel|kolumne|tribune|éditorial|chronique|opinión|columna|رأي|مقال)\s*[:|–—-]|[|–—:-]\s*(?:opinion|editorial|comment|column|kommentar|tribune|opinión)$/iu;
const OPINION_ADDRESS =
  /\/(?:opinions?|commentisfree|editorials?|op-?ed|columnists?|kommentare?|meinung|tribunes?|opinion|columnas)(?:\/|$)/i;
const ANALYSIS =
  /^(?:analysis|explainer|explained|in depth|fact[- ]check|factbox|q&a|analyse|décryptage|análisis|claves|hintergrund|تحليل)\s*[:|–—-]|[|–—:-]\s*(?:analysis|explainer|explained|analyse|análisis)$|^(?:what we know|what to know|why|how|five things|everything you need)\b/iu;
const ANALYSIS_ADDRESS = /\/(?:analysis|explainers?|explained|analyse|analisis)(?:\/|$)/i;
const VIDEO = /^(?:watch|video|vidéo|vídeo|فيديو)\s*[:|–—-]/iu;
const OWN_VIEW = /\b(?:I (?:think|believe|argue|suspect|fear|hope|wonder)|in my (?:view|opinion)|let me)\b/;
const QUOTED = /["“«„][^"”»“]*["”»“]/gu;
const FIRST_LINES = 4;

const pathOf = (url: string): string => (URL.canParse(url) ? new URL(url).pathname : '');

const givesOwnView = ({ segments, language }: EvidenceReport): boolean =>
  (language ?? 'en').startsWith('en') &&
  segments.slice(0, FIRST_LINES).some(({ text }) => OWN_VIEW.test(text.replace(QUOTED, ' ')));

/** What kind of journalism an item is, by its kind of content, the cues in its title and address, its first lines. */
export const journalismTypeOf = (item: EvidenceReport): JournalismType => {
  const path = pathOf(item.url);
  if (item.isPost) return 'post';
  if (item.contentType === 'live_stream' || LIVE.test(item.title)) return 'live';
  if (item.contentType === 'video' || VIDEO.test(item.title)) return 'video';
  if (OPINION.test(item.title) || OPINION_ADDRESS.test(path) || givesOwnView(item)) return 'opinion';
  return ANALYSIS.test(item.title) || ANALYSIS_ADDRESS.test(path) ? 'analysis' : 'report';
};
