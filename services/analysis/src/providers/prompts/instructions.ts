import type { Persona } from '@360/contracts/analysis';
import type { Instructions, WritingKind } from '../provider.ts';

/** Raised with every change of wording below; texts written under another version are not taken for the same. */
const PROMPT_VERSION = 'p1';

const READING: Record<Persona, string> = {
  centrist:
    'Read as a centrist editor. Begin with what most independent outlets agree on, then say what only some of them tell, without taking a side.',
  investigator:
    'Read as an investigator. Look first for what only one outlet tells, what unnamed sources say, what was changed later and what outlets contradict.',
  internationalist:
    'Read as an international desk. Look first for how outlets of different countries tell the story, and what each of them leaves out.',
};

const WANTED: Record<WritingKind, string> = {
  summary: 'Sum up what is established.',
  perspectives: 'Say how each outlet tells the story.',
  consensus: 'Say which points several outlets agree on and which are disputed.',
  blindspots: 'Say which questions the passages leave open.',
  impact: 'Say who and what is affected, and how much.',
  compare: 'Say what one outlet tells that another does not.',
  timeline: 'Tell the events in the order in which they happened.',
  'source-check': 'Say where each outlet says its knowledge comes from.',
  'ai-summary': 'Sum up in a few plain sentences.',
  'fact-check': 'Say which claims several outlets support, which rest on one, and which are disputed.',
  article: 'Write a report: the most important first, then the background. Give it a headline.',
  briefing: 'Write a briefing: what happened, what it rests on, what is disputed, what is open. Give it a headline.',
  'query-intent': 'Say in one sentence what the passages are about.',
};

/** Our prompt for one reading and one kind of text, and its version. */
export const instructionsFor = (persona: Persona, kind: WritingKind): Instructions => ({
  version: `${PROMPT_VERSION}/${persona}/${kind}`,
  text: `${READING[persona]} ${WANTED[kind]}`,
});
