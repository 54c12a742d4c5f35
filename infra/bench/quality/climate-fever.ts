import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { readSentence } from '../../../services/analysis/src/claims/read-sentence.ts';
import { contradiction } from '../../../services/analysis/src/claims/stance.ts';
import { likenessOf, storyWords } from '../../../services/analysis/src/claims/story-words.ts';
import { scoreOf } from './found.ts';
import type { Row } from './row.ts';

const LABELS = ['SUPPORTS', 'REFUTES', 'DISPUTED', 'NOT_ENOUGH_INFO'] as const;
const claimSchema = z.object({
  claim: z.string(),
  label: z.enum(LABELS),
  evidences: z.array(z.object({ text: z.string() })),
});
type Claim = z.infer<typeof claimSchema>;

/** Likeness from which a sentence is taken to say what the claim says. */
const SAME = 0.5;

/** What the evidence sentences make of a claim: each supports it, contradicts it, or does not speak of the same. */
const stateOf = ({ claim, evidences }: Claim): Claim['label'] => {
  const read = readSentence(claim, 0, 'en');
  const others = evidences.map(({ text }) => readSentence(text, 0, 'en'));
  const words = storyWords([read, ...others].map((sentence, report) => ({ read: sentence, report, lead: false })));
  const stances = others.map((other) => {
    const likeness = likenessOf(read, other, words);
    if (contradiction(read, other, likeness, words.rare)) return 'refutes';
    return likeness >= SAME && read.negated === other.negated ? 'supports' : 'silent';
  });
  const [supported, refuted] = [stances.includes('supports'), stances.includes('refutes')];
  if (supported && refuted) return 'DISPUTED';
  return supported ? 'SUPPORTS' : refuted ? 'REFUTES' : 'NOT_ENOUGH_INFO';
};

/**
 * The state of a claim by five sentences of an encyclopaedia, on climate-fever (Diggelmann and others, 2020). Refutation
 * there is knowledge of the world and hardly ever wording, so rules that read wording find little: the figure is the limit
 * of what they promise.
 */
export const measure = async (dataDir: string): Promise<Row[]> => {
  const path = join(dataDir, 'climate-fever', 'items.jsonl');
  if (!existsSync(path)) {
    console.error(`climate-fever: left out, there is no ${path}`);
    return [];
  }
  const lines = (await readFile(path, 'utf8')).split('\n').filter(Boolean);
  const claims = lines.map((line) => claimSchema.parse(JSON.parse(line)));
  const found = claims.map((claim) => ({ label: claim.label, state: stateOf(claim) }));
  const scores = LABELS.map((wanted) =>
    scoreOf(found.map(({ label, state }) => ({ truly: label === wanted, found: state === wanted }))),
  );
  const refuted = scoreOf(
    found.map(({ label, state }) => ({ truly: label === 'REFUTES', found: state === 'REFUTES' })),
  );
  const of = claims.length;
  return [
    {
      set: 'climate-fever',
      figure: 'claim state, macro F1',
      ours: scores.reduce((sum, { f1 }) => sum + f1, 0) / LABELS.length,
      reference: null,
      of,
    },
    {
      set: 'climate-fever',
      figure: 'refuted, precision',
      ours: refuted.precision,
      reference: null,
      of: found.filter(({ state }) => state === 'REFUTES').length,
    },
  ];
};
