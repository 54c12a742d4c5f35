import { AppError } from '@360/chassis/errors';
import type { QueryProblem, SearchIntent, SearchRequest, SearchResponse, SearchType } from '@360/contracts/search';
import { AttachmentFault, type AttachmentReading } from '../attachments/attachment.ts';
import type { AttachmentThreads } from '../attachments/attachment-threads.ts';
import { queryOfAttachment } from '../attachments/query-of-attachment.ts';
import { readAttachment } from '../attachments/read-attachment.ts';
import type { ParsedQuery } from '../query/parsed-query.ts';
import type { Ranker } from '../ranking/ranker.ts';
import type { Sources } from '../sources/known-sources.ts';
import type { FindAnswering } from './answering-stories.ts';
import { type Asked, findItems } from './find.ts';
import { presentItem } from './present-result.ts';
import { understand } from './understand.ts';

const NEWS = 20;
const VIDEOS = 10;
/** What of an attachment's text is shown again. */
const SHOWN = 500;

interface Parts {
  ranker: Ranker;
  answeringStories: FindAnswering;
  sources: Sources;
  threads: AttachmentThreads;
}

type Attachment = SearchResponse['attachment'];

const shown = ({ kind, text, problem }: AttachmentReading): Attachment => ({
  kind,
  text: text.slice(0, SHOWN),
  problem,
});

/** What an attached file says. One that is refused ends the search only where there are no words to go on with. */
const attached = async (threads: AttachmentThreads, { query, attachedMedia }: SearchRequest) => {
  if (!attachedMedia) return { attachment: null, words: '' };
  try {
    const reading = await readAttachment(attachedMedia, { threads });
    return { attachment: shown(reading), words: queryOfAttachment(reading) };
  } catch (cause) {
    if (!(cause instanceof AttachmentFault)) throw cause;
    if (query === '') throw new AppError('bad_request', cause.message, { cause });
    return { attachment: { kind: 'unknown', text: '', problem: cause.message }, words: '' };
  }
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
 * Answers `POST /api/search`: reports and videos apart, and what was understood.
 * @throws AppError for an empty search or a file that is refused, EngineAway
 */
export const searchDialog = async (
  { ranker, answeringStories, sources, threads }: Parts,
  request: SearchRequest,
  now: Date,
): Promise<SearchResponse> => {
  if (request.query === '' && !request.attachedMedia)
    throw new AppError('bad_request', 'Type what you are looking for, or attach a file.');
  const { attachment, words } = await attached(threads, request);
  const own = understand(request.query, now, await sources.all());
  const said = together(own, words);
  // A file that says nothing is about nothing: everything there is would be no answer to it.
  if (request.query === '' && said.text === '')
    return { interpretedIntent: intentOf(own), totalResults: 0, newsResults: [], videoResults: [], attachment };
  const { stories, problems } = await answeringStories(own);
  const find = (types: SearchType[], limit: number) => {
    const ofTypes = { ...said, filters: { ...said.filters, types: narrowed(said.filters.types, types) } };
    const asked: Asked = { said: ofTypes, choices: {}, sort: 'relevance', limit, offset: 0, facets: [] };
    return findItems(ranker, asked, stories);
  };
  const [news, videos] = await Promise.all([find(['article', 'post'], NEWS), find(['video'], VIDEOS)]);
  return {
    interpretedIntent: intentOf(own, problems),
    totalResults: news.total + videos.total,
    newsResults: news.hits.map(presentItem),
    videoResults: videos.hits.map(presentItem),
    attachment,
  };
};

/** The types a list shows, less those the query leaves out; `story` stands for none of them. */
const narrowed = (asked: SearchType[], list: SearchType[]): SearchType[] => {
  if (asked.length === 0) return list;
  const left = list.filter((type) => asked.includes(type));
  return left.length > 0 ? left : ['story'];
};
