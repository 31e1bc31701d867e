import { redirect } from "@remix-run/node";

/** `/cart`: what people type who look for their cart. It is at the top of the checkout. */
export const loader = () => redirect("/checkout", { status: 303 });
