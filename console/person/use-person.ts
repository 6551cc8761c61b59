// Reads a person or a business. Several parts of a screen that ask for one make one request.
import { useQuery } from '@tanstack/react-query';
import { get } from '../api/request.ts';

export const usePerson = (uuid: string) =>
  useQuery({
    queryKey: ['person', uuid],
    queryFn: () => get('/admin/v1/users/{uuid}', { params: { uuid } }),
    staleTime: 60_000,
  });
