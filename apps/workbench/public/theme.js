// Runs before the first paint, so that a chosen theme never flashes. A file of its own, as the page's policy allows no inline script.
try {
  const theme = localStorage.getItem('hubkit.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage is switched off: the theme of the system is used.
}
