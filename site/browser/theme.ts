// Runs before the page is shown: dark or light, and the language of the examples, as they were
// chosen.
{
  const { dataset } = document.documentElement;
  // The API reference keeps its choice under this name.
  const chosen = localStorage.getItem('colorMode');
  if (chosen === 'dark' || chosen === 'light') dataset.theme = chosen;
  dataset.language = localStorage.getItem('language') ?? 'sh';
}
