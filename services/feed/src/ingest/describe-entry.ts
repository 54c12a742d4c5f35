import type { Category } from '@360/contracts/vocabulary';
import { itemIdOf } from '../items/item-id.ts';
import { keysOf } from '../related/keys.ts';
import { categoryOf } from '../topics/categories.ts';
import { categoryOfText } from '../topics/category-of-text.ts';
import { tagsOf } from '../topics/tags.ts';
import type { NormalisedEntry } from './normalise-entry.ts';

/** An entry with all that can be told from it and its feed alone: what the store keeps as an item. */
export interface DescribedEntry extends NormalisedEntry {
  id: string;
  category: Category | null;
  tags: string[];
  /** What it is found again by, strongest first. */
  keys: string[];
}

const statedCategory = ({ rawCategories, canonicalUrl }: NormalisedEntry, feedCategory: Category | null) =>
  categoryOf({ entryCategories: rawCategories, url: canonicalUrl, feedCategory });

/** Pure, so that it can run in whichever thread has read the entry. */
export const describeEntry = (entry: NormalisedEntry, feedCategory: Category | null): DescribedEntry => ({
  ...entry,
  id: itemIdOf(entry.key),
  category: statedCategory(entry, feedCategory) ?? categoryOfText(entry)?.category ?? null,
  tags: tagsOf(entry.rawCategories),
  keys: keysOf(entry),
});
