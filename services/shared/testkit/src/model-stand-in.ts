import assert from 'node:assert/strict';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { ANTHROPIC_WIRE, type ModelQuestion, type ModelWire, OPENAI_WIRE } from './model-wire.ts';
import { readTranscriptQuestion, TRANSCRIPTS_PATH, tellTranscript } from './transcript-wire.ts';

/**
 * How the model behaves: as asked; `hang`: never answers; `silent`: begins and says nothing; `stall`: stops half-way and
 * keeps the line open; `cut`: half of it, then an orderly end; `reset`: half of it, then the connection breaks.
 */
export type ModelBehaviour =
  | { kind: 'well' | 'hang' | 'silent' | 'stall' | 'cut' | 'reset' | 'refuse' | 'too-long' | 'error-event' }
  | { kind: 'slow'; firstMs: number }
  | { kind: 'status'; status: number; retryAfter?: string }
  | { kind: 'says'; text: string };

/** A text, or what another form of question asks for, such as the transcript of a recording. */
export type ModelReply = { headline?: string; sentences: { text: string; passages: string[] }[] } | object;

export interface ModelStandIn {
  /** To be set as the base address of either SDK. */
  readonly openAiUrl: string;
  readonly anthropicUrl: string;
  /** Every question asked so far. */
  readonly questions: ModelQuestion[];
  /** The next questions are met so, one after the other; the last one stays. */
  behave(...behaviours: ModelBehaviour[]): void;
  /** What it answers from now on. */
  answer(write: (question: ModelQuestion) => ModelReply): void;
  close(): Promise<void>;
}

/** The part of a schema that both providers take for structured output. */
interface Form {
  type: string;
  required?: string[];
  additionalProperties?: boolean;
  properties?: Record<string, Form>;
  items?: Form;
}
type Content = string | readonly object[];
interface Message {
  role: string;
  content: Content;
}
interface OpenAiBody {
  model: string;
  messages: Message[];
  stream: boolean;
  response_format: { type: string; json_schema: { strict: boolean; schema: Form } };
}
interface AnthropicBody {
  model: string;
  system: string;
  messages: Message[];
  max_tokens: number;
  stream: boolean;
  output_config: { format: { type: string; schema: Form } };
}

const FORM_WORDS = new Set(['type', 'description', 'required', 'additionalProperties', 'properties', 'items']);

/** Refuses, as providers do, what is optional, open or bounded. */
const checkForm = (form: Form): void => {
  for (const word of Object.keys(form)) assert(FORM_WORDS.has(word), `${word} is not supported`);
  const properties = Object.entries(form.properties ?? {});
  if (form.type === 'object') assert.equal(form.additionalProperties, false);
  assert.deepEqual(
    properties.map(([name]) => name),
    form.required ?? [],
  );
  for (const [, each] of properties) checkForm(each);
  if (form.items) checkForm(form.items);
};

const bodyOf = async (req: IncomingMessage): Promise<unknown> => {
  const parts: Buffer[] = [];
  for await (const part of req) parts.push(part as Buffer);
  return JSON.parse(Buffer.concat(parts).toString('utf8'));
};

interface ContentPart {
  type: string;
  text?: string;
  image_url?: { url: string };
  source?: { type: string; media_type: string; data: string };
}

/** The words of a message and the picture before them, as either format has it. */
const readContent = (content: Content | undefined): { user: string; picture?: string } => {
  if (typeof content === 'string' || content === undefined) return { user: content ?? '' };
  const [image, words] = content as readonly ContentPart[];
  assert.deepEqual([content.length, words?.type], [2, 'text']);
  const { source } = image ?? {};
  const picture = image?.image_url?.url ?? (source && `data:${source.media_type};${source.type},${source.data}`);
  assert(picture, 'a picture is wanted');
  return { user: words?.text ?? '', picture };
};

const keyOf = (req: IncomingMessage): string => (req.headers.authorization ?? '').replace('Bearer ', '');

const openAiQuestion = async (req: IncomingMessage): Promise<ModelQuestion> => {
  const { model, messages, stream, response_format } = (await bodyOf(req)) as OpenAiBody;
  const [system, user] = messages;
  assert.deepEqual([system?.role, user?.role, stream, messages.length], ['system', 'user', true, 2]);
  assert(response_format.type === 'json_schema' && response_format.json_schema.strict);
  checkForm(response_format.json_schema.schema);
  return {
    wire: 'openai',
    model,
    system: String(system?.content ?? ''),
    ...readContent(user?.content),
    key: keyOf(req),
  };
};

const anthropicQuestion = async (req: IncomingMessage): Promise<ModelQuestion> => {
  const { model, system, messages, stream, max_tokens, output_config } = (await bodyOf(req)) as AnthropicBody;
  const [user] = messages;
  assert.deepEqual([user?.role, stream, messages.length, max_tokens > 0], ['user', true, 1, true]);
  assert.equal(output_config.format.type, 'json_schema');
  checkForm(output_config.format.schema);
  return { wire: 'anthropic', model, system, ...readContent(user?.content), key: keyOf(req) };
};

const transcriptQuestion = async (req: IncomingMessage): Promise<ModelQuestion> => ({
  ...{ wire: 'openai', system: '', user: '', key: keyOf(req) },
  ...(await readTranscriptQuestion(req)),
});

const questionOf = (req: IncomingMessage): Promise<ModelQuestion> => {
  if (req.url === TRANSCRIPTS_PATH) return transcriptQuestion(req);
  if (req.url === '/v1/chat/completions') return openAiQuestion(req);
  assert.equal(req.url, '/v1/messages');
  return anthropicQuestion(req);
};

const PIECE = 200;
const piecesOf = (text: string): string[] => text.match(new RegExp(`[\\s\\S]{1,${PIECE}}`, 'g')) ?? [''];

const stream = async (res: ServerResponse, wire: ModelWire, behaviour: ModelBehaviour, text: string): Promise<void> => {
  res.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' });
  res.flushHeaders();
  if (behaviour.kind === 'slow') await sleep(behaviour.firstMs);
  wire.begin(res);
  if (behaviour.kind === 'silent') return;
  if (behaviour.kind === 'refuse') return wire.end(res, 'refused', '');
  const whole = behaviour.kind === 'says' ? behaviour.text : text;
  const isHalf = ['stall', 'cut', 'reset', 'error-event', 'too-long'].includes(behaviour.kind);
  for (const piece of piecesOf(isHalf ? whole.slice(0, whole.length / 2) : whole)) wire.piece(res, piece);
  if (behaviour.kind === 'stall') return;
  if (behaviour.kind === 'error-event') wire.errorEvent(res);
  if (behaviour.kind === 'reset') setTimeout(() => res.destroy(), 20);
  else if (behaviour.kind === 'cut' || behaviour.kind === 'error-event') res.end();
  else wire.end(res, behaviour.kind === 'too-long' ? 'too-long' : 'whole', whole);
};

const refuse = (res: ServerResponse, status: number, body: object, retryAfter?: string): void => {
  res.writeHead(status, { 'content-type': 'application/json', ...(retryAfter && { 'retry-after': retryAfter }) });
  res.end(JSON.stringify(body));
};

/** A server of language models on loopback that speaks both wire formats, checks what it is asked, and misbehaves on demand. */
export const startModelStandIn = async (): Promise<ModelStandIn> => {
  const questions: ModelQuestion[] = [];
  let behaviours: ModelBehaviour[] = [{ kind: 'well' }];
  let write = (_: ModelQuestion): ModelReply => ({ sentences: [] });

  const answer = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const question = await questionOf(req);
    questions.push(question);
    const wire = question.wire === 'openai' ? OPENAI_WIRE : ANTHROPIC_WIRE;
    const behaviour = (behaviours.length > 1 ? behaviours.shift() : behaviours[0]) ?? { kind: 'well' };
    if (behaviour.kind === 'hang') return;
    if (behaviour.kind === 'status')
      return refuse(res, behaviour.status, wire.errorBody(behaviour.status), behaviour.retryAfter);
    if (question.recording) return await tellTranscript(res, behaviour, write(question));
    await stream(res, wire, behaviour, JSON.stringify({ headline: '', ...write(question) }));
  };
  const server = createServer((req, res) => {
    answer(req, res).catch((cause: unknown) => refuse(res, 400, { error: { message: String(cause), type: 'bad' } }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    openAiUrl: `${origin}/v1`,
    anthropicUrl: origin,
    questions,
    behave: (...next) => {
      behaviours = next;
    },
    answer: (next) => {
      write = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
