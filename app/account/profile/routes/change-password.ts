import { redirect } from "@remix-run/node";

/** `/.well-known/change-password`: password managers open it to change a password. */
export const loader = () => redirect("/profile/password", { status: 303 });
