// The blocks of code: a button copies one, and the reader's language is shown everywhere.
export function addCopyButtons(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('.copy')) {
    // Browsers give the clipboard only to pages of https and of this machine.
    button.hidden = !isSecureContext;
    button.addEventListener('click', async () => {
      await navigator.clipboard.writeText(button.closest('.code')?.querySelector('code')?.textContent ?? '');
      button.textContent = 'Copied';
      setTimeout(() => {
        button.textContent = 'Copy';
      }, 2000);
    });
  }
}

export function addLanguages(): void {
  const { dataset } = document.documentElement;
  const buttons = document.querySelectorAll<HTMLButtonElement>('.language');
  const show = (language: string) => {
    dataset.language = language;
    for (const choice of document.querySelectorAll<HTMLElement>('.choice')) {
      const offered = [...choice.querySelectorAll<HTMLElement>('.language')].map((one) => one.dataset.language);
      const shown = offered.includes(language) ? language : offered[0];
      for (const one of choice.querySelectorAll<HTMLElement>('.language'))
        one.setAttribute('aria-pressed', String(one.dataset.language === shown));
      for (const one of choice.querySelectorAll<HTMLElement>('.code')) one.hidden = one.dataset.language !== shown;
    }
  };
  for (const button of buttons)
    button.addEventListener('click', () => {
      const before = button.getBoundingClientRect().top;
      localStorage.setItem('language', button.dataset.language!);
      show(button.dataset.language!);
      // Blocks above have changed their height: the button stays where it is.
      scrollBy({ top: button.getBoundingClientRect().top - before, behavior: 'instant' });
    });
  show(dataset.language ?? 'sh');
}
