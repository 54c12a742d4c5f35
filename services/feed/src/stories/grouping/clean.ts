import type { GroupingItem } from './grouping-item.ts';

export interface CleanText {
  title: string;
  lead: string;
  text: string;
}

const SITE_NAME =
  /^(?:[Tt]he )?(?:(?:\p{Lu}[\p{L}\p{N}.&'’]*|of|and) ){0,4}(?:News|Times|Post|Guardian|Telegraph|Herald|Tribune|Journal|International|Online|TV|Radio|Reuters|AP|AFP|BBC|CNN|NPR|NBC|ABC|CBS|UPI|Xinhua|Jazeera|\S+\.(?:com|co\.uk|org|net))$/u;
const BARE_SITE_NAME = /^(?:\S+ ){0,2}(?:news|international|online|tv|radio|\S+\.(?:com|co\.uk|org|net))$/iu;
const SELF_DESCRIPTION =
  /\b(?:your (?:trusted )?source for|delivers? (?:the )?latest news|(?:latest|breaking) news,? (?:and|on|from|about|analysis|headlines|videos?|world|business|sport)|all the latest (?:news|headlines)|news,? analysis and opinion|find (?:the )?latest (?:news|breaking))\b/iu;
const SECTION_TITLE =
  /^(?:(?:world|latest|breaking|top|home|uk|us|local|live)? ?(?:news|headlines|stories|home|homepage|video|videos|photos))$/iu;
const TITLE_LENGTH = 500;
const FURNITURE =
  /^(?:photo|photos|video|advertisement|read more|share this|scroll down for video|story highlights|image copyright.*|media caption.*|enlarge this image.*|toggle caption.*|copyright \d{4}.*|newsletter sign up.*|advertisement continue reading.*|continue reading.*|chat with us in .*|getty images|associated press|reuters|_+)$/iu;
const DATELINE = /^\s*(?:[\p{Lu}][\p{L}.,'’ -]{1,40})?\s*\((?:CNN|AP|Reuters|AFP|UPI|BBC|RT|Xinhua)\)\s*[-–—:]*\s*/u;

const SEPARATOR = /\s+[|·»]\s+|\s+[-–—]\s+(?=[^-–—|]*$)/u;

/** The title without the outlet's name at its end; empty when nothing but the name of a site or section is left. */
export const cleanTitle = (title: string): string => {
  const [first = '', ...rest] = title.split(SEPARATOR).map((part) => part.trim());
  const kept = rest.filter((part) => !SITE_NAME.test(part));
  if (SECTION_TITLE.test(first) || BARE_SITE_NAME.test(first)) return kept.join(' - ');
  return [first, ...kept].join(' - ');
};

const cleanBody = (text: string, limit: number): string =>
  text
    .slice(0, limit * 2)
    .split(/\n+/u)
    .filter((line) => !FURNITURE.test(line.trim()))
    .join('\n')
    .replace(DATELINE, '')
    .slice(0, limit);

/** An item without what outlets put around their reports: site names, descriptions of the site, captions, datelines. */
export const cleanItem = (item: GroupingItem, limits: { textLength: number; leadLength: number }): CleanText => {
  const whole = item.title.slice(0, TITLE_LENGTH);
  const text = cleanBody(item.text, limits.textLength);
  const summary = SELF_DESCRIPTION.test(item.summary) ? '' : cleanBody(item.summary, limits.textLength);
  const lead = summary || text.slice(0, limits.leadLength);
  return { title: cleanTitle(whole) || (lead ? '' : whole), lead, text };
};
