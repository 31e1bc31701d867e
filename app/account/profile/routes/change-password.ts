import { redirect } from "@remix-run/node";

/** `/.well-known/change-password`, where password managers send people to change their password. */
export const loader = () => redirect("/profile/password", { status: 303 });
