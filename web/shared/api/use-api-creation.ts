import { useQueryClient } from '@tanstack/react-query';
import type { RouteName } from '../../../server/contract/routes';
import { useApiMutation } from './hooks';

/**
 * Calls a route that makes something new. While one call is under way no other is sent: the second press of a
 * double click comes before React has disabled the button.
 */
export function useApiCreation<Name extends RouteName, Context = unknown>(
  name: Name,
  options: Parameters<typeof useApiMutation<Name, Context>>[1] = {},
) {
  const queryClient = useQueryClient();
  const creation = useApiMutation<Name, Context>(name, options);
  const mutate: typeof creation.mutate = (...input) => {
    if (queryClient.isMutating({ mutationKey: [name] }) === 0) creation.mutate(...input);
  };
  return { ...creation, mutate };
}
