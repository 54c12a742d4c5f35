import type { ServerResponse } from 'node:http';
import type { SentRecording } from './transcript-wire.ts';

/** What a request to a model says, whichever format it came in. */
export interface ModelQuestion {
  readonly wire: 'openai' | 'anthropic';
  readonly model: string;
  readonly system: string;
  readonly user: string;
  /** A picture that came with it, as a data URL. */
  readonly picture?: string;
  /** A recording to be written down; nothing is said beside it. */
  readonly recording?: SentRecording;
  readonly key: string;
}

/** How one wire format tells an answer, piece by piece, and an error. */
export interface ModelWire {
  begin(res: ServerResponse): void;
  piece(res: ServerResponse, text: string): void;
  end(res: ServerResponse, how: 'whole' | 'refused' | 'too-long', text: string): void;
  errorBody(status: number): object;
  /** An error told after the stream has begun. */
  errorEvent(res: ServerResponse): void;
}

const send = (res: ServerResponse, data: object | string, event?: string): void => {
  res.write(`${event ? `event: ${event}\n` : ''}data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`);
};

const chunk = (choices: object[], more: object = {}) => ({
  ...{ id: 'chatcmpl-stand-in', object: 'chat.completion.chunk', created: 0, model: 'stand-in', choices },
  ...more,
});
const choice = (delta: object, finish: string | null = null) => chunk([{ index: 0, delta, finish_reason: finish }]);
const FINISHED = { whole: 'stop', refused: 'content_filter', 'too-long': 'length' };
const usageOf = (text: string) => ({
  prompt_tokens: 100,
  completion_tokens: text.length,
  total_tokens: 100 + text.length,
});

export const OPENAI_WIRE: ModelWire = {
  begin: (res) => send(res, choice({ role: 'assistant', content: '' })),
  piece: (res, text) => send(res, choice({ content: text })),
  end: (res, how, text) => {
    if (how === 'refused') send(res, choice({ refusal: 'No.' }));
    send(res, choice({}, FINISHED[how]));
    send(res, chunk([], { usage: usageOf(text) }));
    send(res, '[DONE]');
    res.end();
  },
  errorBody: (status) => ({
    error: { message: 'stand-in', type: status === 429 ? 'requests' : 'server_error', code: null },
  }),
  errorEvent: (res) => send(res, { error: { message: 'stand-in', type: 'server_error' } }),
};

const STOPPED = { whole: 'end_turn', refused: 'refusal', 'too-long': 'max_tokens' };

export const ANTHROPIC_WIRE: ModelWire = {
  begin: (res) => {
    const message = {
      ...{ id: 'msg_stand_in', type: 'message', role: 'assistant', model: 'stand-in', content: [] },
      ...{ stop_reason: null, stop_sequence: null, usage: { input_tokens: 100, output_tokens: 1 } },
    };
    send(res, { type: 'message_start', message }, 'message_start');
    const block = { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } };
    send(res, block, 'content_block_start');
    send(res, { type: 'ping' }, 'ping');
  },
  piece: (res, text) => {
    const delta = { type: 'text_delta', text };
    send(res, { type: 'content_block_delta', index: 0, delta }, 'content_block_delta');
  },
  end: (res, how, text) => {
    send(res, { type: 'content_block_stop', index: 0 }, 'content_block_stop');
    const delta = { stop_reason: STOPPED[how], stop_sequence: null };
    send(res, { type: 'message_delta', delta, usage: { output_tokens: text.length } }, 'message_delta');
    send(res, { type: 'message_stop' }, 'message_stop');
    res.end();
  },
  errorBody: (status) => ({
    type: 'error',
    error: { type: status === 529 ? 'overloaded_error' : 'api_error', message: 'stand-in' },
  }),
  errorEvent: (res) => send(res, { type: 'error', error: { type: 'overloaded_error', message: 'stand-in' } }, 'error'),
};
