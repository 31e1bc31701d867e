import type { Role } from "#db/schema/account.ts";

export type { Role };

export const ROLES = ["User", "Hotel", "Admin", "SuperAdmin"] as const satisfies readonly Role[];

/** The roles a person may choose at sign-up; the others come from the command line or from `/users`. */
export const SIGN_UP_ROLES = ["User", "Hotel"] as const satisfies readonly Role[];
