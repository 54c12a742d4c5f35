import { BRIEFING_FILE_BYTES } from '@360/contracts/briefings';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bytesOfFiles, TooMuch } from './handed-in.ts';

const file = (data: string) => ({ type: 'document' as const, filename: 'a.pdf', data });

test('files come as they were sent, with or without the head of a data URL', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 1, maxLength: 200 }), fc.boolean(), (bytes, hasHead) => {
      const head = hasHead ? 'data:application/pdf;base64,' : '';
      const [read] = bytesOfFiles([file(`${head}${Buffer.from(bytes).toString('base64')}`)]);
      expect(read).toEqual(Buffer.from(bytes));
    }),
  );
});

test('what is no base64, and what is too much, is refused in a sentence', () => {
  expect(() => bytesOfFiles([file('data:text/plain,hello there!')])).toThrow('did not arrive whole.');
  const large = Buffer.alloc(BRIEFING_FILE_BYTES + 1).toString('base64');
  expect(() => bytesOfFiles([file(large)])).toThrow(TooMuch);
  const whole = file(Buffer.alloc(BRIEFING_FILE_BYTES).toString('base64'));
  expect(() => bytesOfFiles([whole, whole, whole, whole, whole, whole])).toThrow('20 MB together.');
});
