// Applies the stored theme before the first paint. A file of its own, so that a strict Content-Security-Policy allows it.
try {
  const theme = localStorage.getItem("failwell:theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // Storage is blocked: the system's theme applies.
}
