// Starts the console in the page.
import './app/mantine.css';
import './app/app.css';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { watchAttention } from './app/attention.ts';
import { pageMeta } from './app/page-meta.ts';
import { queries } from './app/queries.ts';
import { router } from './app/router.tsx';
import { theme, variables } from './app/theme.ts';
import { Toasts } from './parts/toasts.tsx';

watchAttention();

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <MantineProvider
      theme={theme}
      cssVariablesResolver={variables}
      defaultColorScheme="auto"
      getStyleNonce={() => pageMeta.nonce}
    >
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
        <Toasts />
      </QueryClientProvider>
    </MantineProvider>
  </StrictMode>,
);
