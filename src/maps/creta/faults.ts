/** What can be wrong with its decisions, parts and draws. */
import { faultsOf } from '../../kit-rules';

export const faults = faultsOf({
  noActiveMarker: (names, { province }: { readonly province: string }) =>
    `${names.province(province)} has no active marker`,
});
