import { buildPrompt, tokensIn } from './prompts/prompt.ts';
import type { Prompt } from './provider.ts';
import { type Provider, ProviderFailure } from './provider.ts';
import { readReply } from './read-reply.ts';

/** What arrives of an answer, in our words; each part where there is one. */
export interface Piece {
  readonly text?: string;
  /** Said once, at the end. */
  readonly ended?: 'whole' | 'too-long' | 'refused';
  /** Tokens so far; later ones replace earlier ones. */
  readonly read?: number;
  readonly written?: number;
}

/** One wire format: asks, and yields what arrives. It throws ProviderFailure only. */
export type Wire = (prompt: Prompt, signal: AbortSignal) => AsyncIterable<Piece>;

/** More than any reply that fits its form. */
const CHARACTERS_MAX = 200_000;

interface Arrived {
  text: string;
  ended: Piece['ended'];
  read: number | null;
  written: number | null;
}

const tokensSoFar = ({ text, read, written }: Arrived, prompt: Prompt): number =>
  (read ?? prompt.tokens) + (written ?? tokensIn(text.length));

const addPiece = (arrived: Arrived, piece: Piece): void => {
  arrived.text += piece.text ?? '';
  arrived.ended ??= piece.ended;
  arrived.read = piece.read ?? arrived.read;
  arrived.written = piece.written ?? arrived.written;
};

/** Rejects as soon as the signal is aborted, whether or not what is under way takes notice. */
const whenAborted = (signal: AbortSignal): { promise: Promise<never>; forget: () => void } => {
  let forget = () => {};
  const promise = new Promise<never>((_, reject) => {
    const tell = () => reject(signal.reason);
    if (signal.aborted) tell();
    signal.addEventListener('abort', tell, { once: true });
    forget = () => signal.removeEventListener('abort', tell);
  });
  return { promise, forget };
};

/** Why a signal was aborted: the time was up, or nobody waits any more. */
export const reasonOfAbort = (signal: AbortSignal): 'timeout' | 'cancelled' =>
  signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError' ? 'timeout' : 'cancelled';

const timedOut = () => new DOMException('The model is too slow.', 'TimeoutError');

/** Reads an answer to its end. @throws ProviderFailure with what it cost so far */
const readAnswer = async (wire: Wire, prompt: Prompt, firstTokenMs: number, signal: AbortSignal): Promise<Arrived> => {
  const own = new AbortController();
  const any = AbortSignal.any([signal, own.signal]);
  const timer = setTimeout(() => own.abort(timedOut()), firstTokenMs);
  const aborted = whenAborted(any);
  const arrived: Arrived = { text: '', ended: undefined, read: null, written: null };
  let begun = false;
  const read = async () => {
    for await (const piece of wire(prompt, any)) {
      begun = true;
      addPiece(arrived, piece);
      if (piece.text) clearTimeout(timer);
      if (arrived.text.length > CHARACTERS_MAX) throw new ProviderFailure('invalid-reply');
    }
    if (!any.aborted && !arrived.ended) throw new ProviderFailure('cut');
  };
  try {
    await Promise.race([read(), aborted.promise]);
    any.throwIfAborted();
    return arrived;
  } catch (cause) {
    const tokens = begun || any.aborted ? tokensSoFar(arrived, prompt) : 0;
    if (any.aborted) throw new ProviderFailure(reasonOfAbort(any), { tokens });
    if (cause instanceof ProviderFailure) throw new ProviderFailure(cause.reason, { ...cause, tokens });
    throw cause;
  } finally {
    clearTimeout(timer);
    aborted.forget();
    own.abort(timedOut());
  }
};

const FAILURE_OF = { 'too-long': 'invalid-reply', refused: 'refused' } as const;

/** A provider from its wire format. `firstTokenMs`: it counts as too slow when nothing of an answer has come by then. */
export const createProvider = (
  { name, model }: Pick<Provider, 'name' | 'model'>,
  wire: Wire,
  firstTokenMs: number,
): Provider => {
  const ask: Provider['ask'] = async (prompt, signal) => {
    const arrived = await readAnswer(wire, prompt, firstTokenMs, signal);
    const tokens = tokensSoFar(arrived, prompt);
    if (arrived.ended && arrived.ended !== 'whole') throw new ProviderFailure(FAILURE_OF[arrived.ended], { tokens });
    return { text: arrived.text, tokens };
  };
  return {
    name,
    model,
    ask,
    write: async (task, signal) => {
      const prompt = buildPrompt(task);
      const { text, tokens } = await ask(prompt, signal);
      return readReply(text, prompt, tokens);
    },
  };
};
