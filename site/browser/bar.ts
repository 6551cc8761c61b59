// The bar at the top: its button for dark and light. Without a choice the page follows the system.
import './bar.css';

const { dataset } = document.documentElement;
const systemIsDark = matchMedia('(prefers-color-scheme: dark)');
const system = () => (systemIsDark.matches ? 'dark' : 'light');

document.querySelector('.theme')?.addEventListener('click', () => {
  const next = (dataset.theme ?? system()) === 'dark' ? 'light' : 'dark';
  if (next === system()) delete dataset.theme;
  else dataset.theme = next;
  localStorage.setItem('colorMode', dataset.theme ?? 'system');
  // What the API reference reads.
  document.body.classList.toggle('dark-mode', next === 'dark');
  document.body.classList.toggle('light-mode', next === 'light');
});
