import { useUser } from '#features/auth/index.ts';

/** Returns what the signed-in user can see and request for a provider's zones (behaviour 12.6 and 21.29). */
export function useZoneRights() {
  const permissions = useUser()?.permissions ?? [];
  const canChange = permissions.includes('ChangeParkingZoneRequests');
  return {
    /** Closing rules and borders, and the removal of working periods. */
    canChange,
    canCreatePeriods: canChange && permissions.includes('ParkingProviderNewWorkingPeriodView'),
    canEditPeriods: canChange && permissions.includes('ParkingProviderEditWorkingPeriodView'),
    /** The lists of change requests, which tell what is pending. */
    seesRequests: permissions.includes('ChangeRequestsView'),
    seesDetails: permissions.includes('ParkingProviderZoneDetailsView'),
  };
}
