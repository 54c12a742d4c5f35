import type { AiAllowance } from '@360/contracts/ai-allowance';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { getJson } from '../../lib/api.ts';
import { useFormat } from '../../lib/use-format.ts';
import { useSeen } from '../../lib/use-seen.ts';
import { useTranslation } from '../../lib/use-translation.ts';

/** Texts elsewhere on the page count too, so it is not kept for long. */
const FRESH_MS = 20_000;

/** What is left to the reader of today's texts of AI providers. */
const allowanceQuery = queryOptions({
  queryKey: ['ai-allowance'],
  queryFn: ({ signal }) => getJson<AiAllowance>('/api/ai-allowance', signal),
  staleTime: FRESH_MS,
});

function costKey(allowance: AiAllowance | undefined): string {
  if (!allowance) return 'articleBlock.cost';
  const { providers, used, most } = allowance;
  if (!providers) return 'articleBlock.costNone';
  if (used === null) return 'articleBlock.cost';
  return used >= most ? 'articleBlock.costUsedUp' : 'articleBlock.costOne';
}

/** What an article would cost of today's texts: asked for when it comes into sight, said in general until it is known. */
export function CostLine() {
  const { t } = useTranslation();
  const format = useFormat();
  const line = useRef<HTMLParagraphElement>(null);
  const seen = useSeen(line);
  const { data } = useQuery({ ...allowanceQuery, enabled: seen });
  const figures = data && { used: format.number(data.used ?? 0), most: format.number(data.most) };
  return (
    <p className="num mt-1 text-12 text-ink-3" ref={line}>
      {t(costKey(data), figures)}
    </p>
  );
}
