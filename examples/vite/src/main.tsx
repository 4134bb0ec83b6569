import { QueryClientProvider } from '@tanstack/react-query';
import { StorefrontProvider } from 'quartermaster-storefront/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { Shop } from './Shop.tsx';
import { client, queryClient } from './client.ts';
import './shop.css';

const place = document.getElementById('shop');
if (!place) throw new Error('index.html has no place for the shop');

createRoot(place).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <StorefrontProvider client={client}>
        <BrowserRouter>
          <Shop />
        </BrowserRouter>
      </StorefrontProvider>
    </QueryClientProvider>
  </StrictMode>,
);
