/** The path of the call for the user info, which the start script makes without the contract. */
export const userInfoPath = '/auth/user-info/';
