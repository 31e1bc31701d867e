export const ROLES = ["User", "Hotel", "Admin", "SuperAdmin"] as const;
export type Role = (typeof ROLES)[number];

/** The roles a person may choose at sign-up; the others come from the command line or from `/users`. */
export const SIGN_UP_ROLES = ["User", "Hotel"] as const satisfies readonly Role[];
