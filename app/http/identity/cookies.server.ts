import { createCookie } from "@remix-run/node";
import { env } from "#app/http/process/env.server.ts";
import { sign } from "./secrets.server.ts";

const DAY_S = 24 * 60 * 60;

/** Over https, the browser sends them over nothing else. */
export const cookiesAreSecure = env.APP_ORIGIN.startsWith("https:");

const everywhere = {
	path: "/",
	httpOnly: true,
	sameSite: "lax",
	secure: cookiesAreSecure,
} as const;

/** One for each cookie, so that what was signed for one counts under no other’s name. */
const secretsOf = (name: string) => [sign("cookie", name)];

/** The signed-in session's token. It outlives the session, whose row says when it ends. */
export const sessionCookie = createCookie("meeha_session", { ...everywhere, maxAge: 400 * DAY_S });

/** A random name for this browser, so that it can be shown what was booked from it. */
export const visitorCookie = createCookie("meeha_visitor", { ...everywhere, maxAge: 400 * DAY_S });

/** A random name for this browser's cart, as long as nobody is signed in. */
export const cartCookie = createCookie("meeha_cart", { ...everywhere, maxAge: 400 * DAY_S });

/** A random name for this browser that stays over signing out, so that a sign-in from another one stands out. */
export const deviceCookie = createCookie("meeha_device", { ...everywhere, maxAge: 400 * DAY_S });

/** A message for the next page. */
export const flashCookie = createCookie("meeha_flash", {
	...everywhere,
	secrets: secretsOf("meeha_flash"),
	maxAge: 60,
});

/** The numbers this browser has shown to be its own at `/track`. */
export const trackedCookie = createCookie("meeha_tracked", {
	...everywhere,
	secrets: secretsOf("meeha_tracked"),
	maxAge: DAY_S,
});
