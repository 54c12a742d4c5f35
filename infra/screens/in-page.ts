/** Scripts that run in the page, as text: this folder knows no browser's types. */

/** The tour is for newcomers; it would lie over what is looked at. */
export const TOUR_SEEN = `if (!sessionStorage.getItem('tour-wanted')) localStorage.setItem('tour-completed', 'true');`;
export const TOUR_WANTED = `sessionStorage.setItem('tour-wanted', '1'); localStorage.removeItem('tour-completed');`;

/** Before the page begins: sums layout shifts and notes what moved. */
export const WATCH_SHIFTS = `
  window.shifts = { sum: 0, moved: [] };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.hadRecentInput) continue;
      window.shifts.sum += entry.value;
      for (const { node } of entry.sources)
        window.shifts.moved.push((node?.className?.toString() || node?.nodeName || '?') + ' ' + entry.value.toFixed(3));
    }
  }).observe({ type: 'layout-shift', buffered: true });
`;
export const SHIFTS = 'window.shifts';

/** Whether something in the window is still on its way that keeps a place; what lies further down may wait to be asked for. */
export const LOADING = `
  [...document.querySelectorAll('.skel, [aria-busy="true"]')].some((e) => {
    const { top, bottom, width } = e.getBoundingClientRect();
    return e.checkVisibility() && width > 0 && bottom > 0 && top < innerHeight;
  })`;

/** What is wider than its place: the page, each layer or column that scrolls, and what can be pressed but stands half outside the window. */
export const TOO_WIDE = `
  (() => {
    const page = document.documentElement;
    const wide = page.scrollWidth > innerWidth ? ['page by ' + (page.scrollWidth - innerWidth) + ' px'] : [];
    for (const place of document.querySelectorAll('main, .feed, [data-feed-scroller], dialog[open], dialog[open] *')) {
      const over = place.scrollWidth - place.clientWidth;
      if (over < 2 || place.clientWidth === 0 || place.matches('.sr-only')) continue;
      const { overflowX, overflowY } = getComputedStyle(place);
      const meant = overflowX === 'auto' && overflowY === 'hidden';
      if (['auto', 'scroll'].includes(overflowY) && overflowX !== 'hidden' && !meant)
        wide.push((place.className || place.nodeName) + ' by ' + over + ' px');
    }
    const isStrip = (e) => e.scrollHeight - e.clientHeight < 2 && ['auto', 'scroll'].includes(getComputedStyle(e).overflowX);
    const inStrip = (e) => e && (isStrip(e) || inStrip(e.parentElement));
    for (const control of document.querySelectorAll('button, a[href], input, select, textarea')) {
      const { left, right, width, top, bottom } = control.getBoundingClientRect();
      if (!control.checkVisibility() || control.matches('.sr-only, .sr-only *') || bottom < 0 || top > innerHeight) continue;
      const hidden = Math.max(right - innerWidth, -left);
      if (hidden > 1 && hidden < width && !inStrip(control.parentElement))
        wide.push((control.textContent.trim() || control.className).slice(0, 40) + ' cut off by ' + Math.round(hidden) + ' px');
    }
    return wide;
  })()
`;

/** How many pixels of height the front column or the open layer hides by scrolling. */
export const HIDDEN_HEIGHT = `
  (() => {
    const front = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.querySelector('main');
    if (!front) return 0;
    const hidden = (e) => ['auto', 'scroll'].includes(getComputedStyle(e).overflowY) ? e.scrollHeight - e.clientHeight : 0;
    return Math.max(0, ...[front, ...front.querySelectorAll('*')].map(hidden));
  })()
`;
