import { AppError } from '@360/chassis/errors';
import { targetOf } from '../follows/target-of.ts';
import type { PostDoc } from './post.model.ts';

const topicOf = (tag: string): string[] => {
  try {
    return [targetOf('topic', tag).target];
  } catch (cause) {
    if (!(cause instanceof AppError)) throw cause;
    return [];
  }
};

/** The topics by which readers who follow them find a post: its tags and keywords that may be followed, each once. */
export const topicsOf = ({ searchTags, newsKeywords }: Pick<PostDoc, 'searchTags' | 'newsKeywords'>): string[] => [
  ...new Set([...searchTags, ...newsKeywords].flatMap(topicOf)),
];
