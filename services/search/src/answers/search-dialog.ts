import { AppError } from '@360/chassis/errors';
import type { QueryProblem, SearchIntent, SearchRequest, SearchResponse, SearchType } from '@360/contracts/search';
import { AttachmentFault, type AttachmentReading } from '../attachments/attachment.ts';
import type { AttachmentThreads } from '../attachments/attachment-threads.ts';
import { withSpeech } from '../attachments/hear-recording.ts';
import { queryOfAttachment } from '../attachments/query-of-attachment.ts';
import { readAttachment } from '../attachments/read-attachment.ts';
import { withSight } from '../attachments/see-picture.ts';
import type { ModelHelp } from '../help/model-help.ts';
import type { ParsedQuery } from '../query/parsed-query.ts';
import { withSuggested } from '../query/suggested-pieces.ts';
import type { Ranker } from '../ranking/ranker.ts';
import type { Sources } from '../sources/known-sources.ts';
import type { FindAnswering } from './answering-stories.ts';
import { type Asked, findItems, findWritings } from './find.ts';
import { presentFound } from './present-found.ts';
import { understand } from './understand.ts';

const NEWS = 20;
const VIDEOS = 10;
const WRITINGS = 5;
/** Fewer words are keywords, which mean what they say. */
const QUESTION_WORDS = 3;
/** What of an attachment's text is shown again. */
const SHOWN = 500;

interface Parts {
  ranker: Ranker;
  answeringStories: FindAnswering;
  sources: Sources;
  threads: AttachmentThreads;
  modelHelp: ModelHelp;
}

type Attachment = SearchResponse['attachment'];

const shown = ({ kind, text, problem }: AttachmentReading): Attachment => ({
  kind,
  text: text.slice(0, SHOWN),
  problem,
});

/** A file as it was read, with what models see or hear in it. */
const withModels = async (
  read: AttachmentReading,
  file: string,
  reader: string | null,
  help: ModelHelp,
): Promise<AttachmentReading> => {
  if (reader === null) return read;
  return withSpeech(await withSight(read, file, reader, help), file, reader, help);
};

/** What an attached file says. One that is refused ends the search only where there are no words to go on with. */
const attached = async (
  { threads, modelHelp }: Pick<Parts, 'threads' | 'modelHelp'>,
  { query, attachedMedia }: SearchRequest,
  reader: string | null,
) => {
  if (!attachedMedia) return { attachment: null, words: '' };
  try {
    const read = await readAttachment(attachedMedia, { threads });
    const reading = await withModels(read, attachedMedia, reader, modelHelp);
    return { attachment: shown(reading), words: queryOfAttachment(reading) };
  } catch (cause) {
    if (!(cause instanceof AttachmentFault)) throw cause;
    if (query === '') throw new AppError('bad_request', cause.message, { cause });
    return { attachment: { kind: 'unknown', text: '', problem: cause.message }, words: '' };
  }
};

/** What a reader's query says. A question may be understood better by a model, where one is set up and answers in time. */
const understood = async (
  { sources, modelHelp }: Pick<Parts, 'sources' | 'modelHelp'>,
  query: string,
  isReader: boolean,
  now: Date,
) => {
  const own = understand(query, now, await sources.all());
  if (!isReader || own.words.length < QUESTION_WORDS) return own;
  return withSuggested(own, query, await modelHelp.intent(query), now);
};

/** The reader's query and the words of the attachment as one question; the words stand in no chip. */
const together = (said: ParsedQuery, words: string): ParsedQuery =>
  words === ''
    ? said
    : { ...said, text: `${said.text} ${words}`.trim(), words: [...said.words, ...words.split(' ').filter(Boolean)] };

const intentOf = ({ chips, problems }: ParsedQuery, more: QueryProblem[] = []): SearchIntent => ({
  chips,
  problems: [...problems, ...more],
});

/**
 * Answers `POST /api/search`: reports, videos and what is written here apart, and what was understood.
 * @throws AppError for an empty search or a file that is refused, EngineAway
 */
export const searchDialog = async (
  parts: Parts,
  request: SearchRequest,
  reader: string | null,
  now: Date,
): Promise<SearchResponse> => {
  if (request.query === '' && !request.attachedMedia)
    throw new AppError('bad_request', 'Type what you are looking for, or attach a file.');
  const { ranker, answeringStories } = parts;
  const [{ attachment, words }, own] = await Promise.all([
    attached(parts, request, reader),
    understood(parts, request.query, reader !== null, now),
  ]);
  const said = together(own, words);
  // A file that says nothing is about nothing: everything there is would be no answer to it.
  if (request.query === '' && said.text === '')
    return {
      ...{ interpretedIntent: intentOf(own), totalResults: 0, attachment },
      ...{ newsResults: [], videoResults: [], writtenResults: [] },
    };
  const { stories, problems } = await answeringStories(own);
  const askedOf = (types: SearchType[], limit: number): Asked => {
    const ofTypes = { ...said, filters: { ...said.filters, types: narrowed(said.filters.types, types) } };
    return { said: ofTypes, reader: null, choices: {}, sort: 'relevance', limit, offset: 0, facets: [] };
  };
  const written = askedOf(['post', 'briefing'], WRITINGS);
  const [news, videos, writings] = await Promise.all([
    findItems(ranker, askedOf(['article', 'post'], NEWS), stories),
    findItems(ranker, askedOf(['video'], VIDEOS), stories),
    reader === null ? { hits: [], total: 0 } : findWritings(ranker, { ...written, reader }, stories),
  ]);
  return {
    interpretedIntent: intentOf(own, problems),
    totalResults: news.total + videos.total + writings.total,
    newsResults: news.hits.map(presentFound),
    videoResults: videos.hits.map(presentFound),
    writtenResults: writings.hits.map(presentFound),
    attachment,
  };
};

/** The types a list shows, less those the query leaves out; `story` stands for none of them. */
const narrowed = (asked: SearchType[], list: SearchType[]): SearchType[] => {
  if (asked.length === 0) return list;
  const left = list.filter((type) => asked.includes(type));
  return left.length > 0 ? left : ['story'];
};
