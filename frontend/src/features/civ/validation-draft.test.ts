import { EVIDENCE_LINKS_MAX, validationSchema } from '@360/contracts/civ';
import { expect, test } from 'vitest';
import {
  emptyDraft,
  faultsOf,
  type ValidationDraft,
  validationOf,
  withChangedLink,
  withLink,
  withoutLink,
} from './validation-draft.ts';

const keyOf = ({ links }: ValidationDraft) => links[0]?.key ?? 0;

test('ten links are the most', () => {
  let draft = emptyDraft();
  for (let time = 0; time < 2 * EVIDENCE_LINKS_MAX; time += 1) draft = withLink(draft);
  expect(draft.links).toHaveLength(EVIDENCE_LINKS_MAX);
});

test('the last link is emptied instead of removed', () => {
  const draft = emptyDraft();
  const typed = withChangedLink(draft, keyOf(draft), 'https://operator.example');
  expect(withoutLink(typed, keyOf(typed)).links.map(({ url }) => url)).toEqual(['']);
});

test('an empty link is no fault, one that is not of the web is', () => {
  const draft = emptyDraft();
  expect(faultsOf(draft).links.size).toBe(0);
  for (const url of ['operator.example', 'javascript:alert(1)', 'ftp://operator.example'])
    expect(faultsOf(withChangedLink(draft, keyOf(draft), url)).links, url).toEqual(new Set([keyOf(draft)]));
});

test('a whole draft is what the service takes; one without a verdict is nothing to send', () => {
  const draft: ValidationDraft = { ...emptyDraft(), verdict: 'needs_context', note: ' Checked. ' };
  const sent = validationOf('f1', draft);
  expect(sent).toEqual({
    ...{ flaggedItemId: 'f1', verdict: 'needs_context', confidenceLevel: 80 },
    ...{ note: 'Checked.', evidenceLinks: [] },
  });
  expect(validationSchema.safeParse(sent).success).toBe(true);
  expect(validationOf('f1', { ...draft, verdict: null })).toBeNull();
});
