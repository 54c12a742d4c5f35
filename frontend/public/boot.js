// Runs before the first paint: theme, text size, language and direction, so that nothing flashes or flips; and it asks for the feed
// while the program itself is still on its way.
(() => {
  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  // What reads shared pages would try whether it may compile code; the content policy forbids that, and says so aloud.
  globalThis.__zod_globalConfig = { jitless: true };

  const root = document.documentElement;
  const theme = read('theme');
  const dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.classList.add(dark ? 'dark' : 'light');

  const size = /"fontSize":"([a-z-]+)"/.exec(read('settings') ?? '');
  if (size) root.dataset.textSize = size[1];

  const known = ['en', 'ar', 'es', 'fr', 'de'];
  const wanted = [new URLSearchParams(location.search).get('lang'), read('lang'), ...navigator.languages];
  const lang = wanted.map((tag) => (tag || '').slice(0, 2).toLowerCase()).find((tag) => known.includes(tag)) || 'en';
  root.lang = lang;
  root.dir = lang === 'ar' ? 'rtl' : 'ltr';
  document.head.append(document.getElementById(lang === 'ar' ? 'arabic' : 'latin-serif').content);

  const query = new URLSearchParams(location.search);
  const filtered = query.has('category') || query.has('country');
  const feedShown = innerWidth >= 1100 || (innerWidth < 768 && location.pathname === '/');
  if (filtered || !feedShown) return;
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: '/api/news?page=1&limit=200' });
  document.head.append(link);
})();
