// Runs before the first paint: theme, language and direction, so that nothing flashes or flips.
(() => {
  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const root = document.documentElement;
  const theme = read('theme');
  const dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.classList.add(dark ? 'dark' : 'light');

  const known = ['en', 'ar', 'es', 'fr', 'de'];
  const wanted = [new URLSearchParams(location.search).get('lang'), read('lang'), ...navigator.languages];
  const lang = wanted.map((tag) => (tag || '').slice(0, 2).toLowerCase()).find((tag) => known.includes(tag)) || 'en';
  root.lang = lang;
  root.dir = lang === 'ar' ? 'rtl' : 'ltr';
})();
