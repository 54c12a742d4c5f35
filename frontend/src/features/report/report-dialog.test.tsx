import type { BillingStatus } from '@360/contracts/billing';
import type { Report, ReportStep } from '@360/contracts/reports';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ReportTarget } from '../../lib/report-request.ts';
import { json, renderFramed, stubServer } from '../../test/framed.tsx';
import { stubStream } from '../../test/stream.ts';
import { startStrings } from '../../test/strings.ts';
import { billingOf, made, reportOf, TARGET } from './_fixtures.ts';
import { ReportDialog } from './report-dialog.tsx';

vi.mock('../../components/payment/payment-form.tsx', () => ({
  PaymentForm: ({ onPaid, payLabel }: { onPaid: () => void; payLabel?: string }) => (
    <button type="button" onClick={onPaid}>
      {payLabel}
    </button>
  ),
}));

const GENERATE = '/api/professional-report/generate';
const BUY = '/api/create-payment-intent';

let now: Report;
let billing: BillingStatus;
let server: ReturnType<typeof stubServer>;
let stream: ReturnType<typeof stubStream>;
let refused: Response[];
let intent: { checkoutUrl: string; clientSecret: string | null };
const onClose = vi.fn();
beforeAll(() => startStrings());
beforeEach(() => {
  onClose.mockClear();
  sessionStorage.clear();
  now = reportOf();
  billing = billingOf();
  refused = [];
  intent = { checkoutUrl: '/checkout', clientSecret: 'secret' };
  stream = stubStream();
  server = stubServer(({ method, path }) => {
    if (path === '/api/billing') return json(billing);
    if (path === GENERATE) return refused.pop() ?? json(now, 202);
    if (path === BUY) return json(intent);
    if (path.startsWith('/api/stories?')) return json([{ id: 's9', title: 'The leading story', leadItemId: 'i9' }]);
    if (path.startsWith('/api/stories/')) return json({ imageUrl: null, coverage: { independentReports: 11 } });
    return method === 'GET' && path.startsWith('/api/reports/') ? json(now) : json(null, 204);
  });
});
afterEach(() => vi.unstubAllGlobals());

const show = (target: ReportTarget | null = TARGET, bought: string | null = null) =>
  renderFramed(<ReportDialog target={target} bought={bought} onClose={onClose} />);
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });
const press = async (name: string) => {
  const found = await button(name);
  await waitFor(() => expect(found.disabled).toBe(false));
  await act(async () => void fireEvent.click(found));
};
const toggle = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name }));
const tell = (step: ReportStep, progress: number) =>
  act(async () => stream.tell({ type: 'report.progress', to: 'me', reportId: 'r1', step, progress }));
const sent = (path: string) => server.calls.filter((call) => call.path === path).map(({ body }) => body);
const finish = async (report: Report) => {
  now = report;
  await tell(report.step, 100);
};

describe('configuring', () => {
  test('the story, three personas, two depths, eight sections, three formats, and what is left', async () => {
    show();
    screen.getByText('Sea gate failed');
    expect(screen.getAllByRole('radio')).toHaveLength(5);
    expect(screen.getAllByRole('checkbox')).toHaveLength(11);
    screen.getByText('8/8');
    await screen.findByText('Free plan: 2 of 3 reports left this month');
    await screen.findByText('11 independent reports', { exact: false });
    expect((await button('Generate Professional Report')).disabled).toBe(false);
  });

  test('without a section or without a format the button is off and says why', async () => {
    show();
    for (const name of ['PDF', 'HTML']) toggle(name);
    expect((await button('Generate Professional Report')).disabled).toBe(true);
    screen.getByText('Choose at least one export format.');
    toggle('JSON');
    for (const section of screen.getAllByRole('checkbox').slice(0, 8)) fireEvent.click(section);
    screen.getByText('0/8');
    screen.getByText('Choose at least one section.');
    expect((await button('Generate Professional Report')).disabled).toBe(true);
  });

  test('from the header the target is the story that leads', async () => {
    show(null);
    await screen.findByText('The leading story');
    await press('Generate Professional Report');
    expect(sent(GENERATE)[0]).toMatchObject({ topic: 'The leading story', storyId: 'latest-news' });
  });

  test.each([
    ['a plan without bound', { limit: -1, used: 40 }, 'Free plan: unlimited reports'],
    ['one that is paid for already', { used: 3, bought: 1 }, '1 report is paid for and not made yet'],
  ])('with %s nothing has to be bought', async (_name, reports, line) => {
    billing = billingOf(reports);
    show();
    await screen.findByText(line);
    await button('Generate Professional Report');
  });

  test('where the plan cannot be read, the server is left to say what it costs', async () => {
    const { answer } = server;
    server.answer = (call) => (call.path === '/api/billing' ? json({}, 503) : answer(call));
    show();
    await screen.findByText('What your plan holds could not be read.');
    await press('Generate Professional Report');
    expect(sent(GENERATE)).toHaveLength(1);
  });
});

describe('making it', () => {
  test('progress comes by the stream, with the steps passed; then the report with what it holds', async () => {
    show();
    await press('Generate Professional Report');
    await tell('checking', 62);
    await screen.findByRole('progressbar', { name: 'Checking sentences against their passages', value: { now: 62 } });
    expect(screen.getAllByRole('listitem').map(({ dataset }) => dataset.state)).toEqual(
      expect.arrayContaining(['done', 'now', 'open']),
    );
    await finish(made);
    await screen.findByText('Report Generated Successfully!');
    screen.getByText(/^9 pages, 2 sections, 87 passages\. Valid as of .+3 sentences were left out/);
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'View Report' }).getAttribute('href')).toBe(
      '/api/reports/r1/pdf',
    );
    expect(screen.getByRole('link', { name: 'View Report' }).getAttribute('rel')).toBe('noopener');
    for (const name of ['Download', 'Download PDF', 'Download HTML'])
      expect(screen.getByRole('link', { name }).hasAttribute('download')).toBe(true);
    screen.getByText('1.2 MB');
  });

  test('without the stream it is looked at until it is made', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    show();
    await press('Generate Professional Report');
    now = made;
    await act(async () => void (await vi.advanceTimersByTimeAsync(3_500)));
    await screen.findByText('Report Generated Successfully!');
    vi.useRealTimers();
  });

  test('a refusal is told with its reason, the choices stay, and the same report is tried again', async () => {
    show();
    toggle('Appendices');
    refused = [json({}, 500), json({ error: 'Later.' }, 503)];
    await press('Generate Professional Report');
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to generate professional reportLater.');
    screen.getByText('7/8');
    await press('Generate Professional Report');
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to generate professional report');
    const [first, second] = sent(GENERATE) as { reportId: string }[];
    expect(first?.reportId).toBe(second?.reportId);
  });

  test('one that fails on the way leads back with the reason; the next is another', async () => {
    show();
    await press('Generate Professional Report');
    await finish(reportOf({ step: 'failed', failure: 'The story is gone.' }));
    await screen.findByText('The story is gone.');
    await press('Generate Professional Report');
    const [first, second] = sent(GENERATE) as { reportId: string }[];
    expect(first?.reportId).not.toBe(second?.reportId);
  });

  test('it can be cancelled', async () => {
    show();
    await press('Generate Professional Report');
    await press('Cancel');
    expect(server.asked('POST').at(-1)?.path).toBe('/api/reports/r1/cancel');
    await button('Generate Professional Report');
  });

  test('closed meanwhile, it goes on, and a line leads to the library', async () => {
    show();
    await press('Generate Professional Report');
    await act(async () => within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }).click());
    expect(onClose).toHaveBeenCalled();
    screen.getByText('The report goes on being made.');
    await button('Library');
    expect(server.asked('POST').map(({ path }) => path)).toEqual([GENERATE]);
  });
});

describe('buying it', () => {
  beforeEach(() => {
    billing = billingOf({ used: 3 });
  });

  test('with none left it is paid for first, and made then', async () => {
    show();
    await press('Purchase Report ($0.99)');
    expect(sent(GENERATE)).toEqual([]);
    const [wanted] = sent(BUY) as { amount: number; reportId: string; returnTo: string }[];
    expect(wanted).toMatchObject({ amount: 0.99, returnTo: `/story/s1?report=${wanted?.reportId}` });
    await press('Pay $0.99');
    expect(sent(GENERATE)).toMatchObject([{ reportId: wanted?.reportId }]);
    await screen.findByText('Generating your report');
    await finish({ ...made, granted: 'purchase' });
    await screen.findByText('Report Purchased! Your 360 Briefing Report is ready for download.');
  });

  test('turning back from the payment makes nothing', async () => {
    show();
    await press('Purchase Report ($0.99)');
    await press('Back');
    await button('Purchase Report ($0.99)');
    expect(sent(GENERATE)).toEqual([]);
  });

  test('an allowance that ran out meanwhile leads to the payment', async () => {
    billing = billingOf({ used: 2 });
    show();
    refused = [json({ error: 'One more costs $0.99.' }, 402)];
    await press('Generate Professional Report');
    await button('Pay $0.99');
  });

  test('a payment that cannot be begun is told', async () => {
    const { answer } = server;
    server.answer = (call) => (call.path === BUY ? json({ error: 'Later.' }, 503) : answer(call));
    show();
    await press('Purchase Report ($0.99)');
    expect((await screen.findByRole('alert')).textContent).toBe('The payment could not be begunLater.');
  });

  test('paid for elsewhere: the choices are kept, and made when the reader is back', async () => {
    intent = { checkoutUrl: '/elsewhere', clientSecret: null };
    const { router, unmount } = show();
    toggle('Appendices');
    await press('Purchase Report ($0.99)');
    await waitFor(() => expect(router.history.location.pathname).toBe('/elsewhere'));
    unmount();
    const [{ reportId }] = sent(BUY) as [{ reportId: string }];
    billing = billingOf({ used: 3, bought: 1 });
    show(null, reportId);
    await screen.findByText('Generating your report');
    expect(sent(GENERATE)).toMatchObject([{ reportId, storyId: 's1', include: { appendices: false, impact: true } }]);
  });

  test('back without having paid, nothing is made before the payment is known', async () => {
    intent = { checkoutUrl: '/elsewhere', clientSecret: null };
    const { unmount } = show();
    await press('Purchase Report ($0.99)');
    const [{ reportId }] = sent(BUY) as [{ reportId: string }];
    expect(onClose).toHaveBeenCalled();
    unmount();
    show(null, reportId);
    await button('Purchase Report ($0.99)');
    screen.getByText('Sea gate failed');
    screen.getByText(/^If you have paid, the report is made/);
    expect(sent(GENERATE)).toEqual([]);
    billing = billingOf({ used: 3, bought: 1 });
    await act(async () => stream.tell({ type: 'billing.changed', to: 'me' }));
    await waitFor(() => expect(sent(GENERATE)).toMatchObject([{ reportId }]));
  });
});
