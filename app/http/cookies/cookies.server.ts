import { createCookie } from "@remix-run/node";
import { cookieName, cookiesAreSecure } from "./cookie-names.server.ts";
import { sign } from "./secrets.server.ts";

const DAY_S = 24 * 60 * 60;

/** A signed cookie. Each has a secret of its own, so that a value signed for one is not valid in another. */
const signedCookie = (name: string, maxAge: number) =>
	createCookie(cookieName(name), {
		path: "/",
		httpOnly: true,
		sameSite: "lax",
		secure: cookiesAreSecure,
		secrets: [sign("cookie", name)],
		maxAge,
	});

/** The token of the signed-in session. It outlives the session, whose row stores when it expires. */
export const sessionCookie = signedCookie("meeha_session", 400 * DAY_S);

/** A random name for this browser, to show it its own bookings. */
export const guestCookie = signedCookie("meeha_visitor", 400 * DAY_S);

/** A random name for this browser's cart while nobody is signed in. */
export const cartCookie = signedCookie("meeha_cart", 400 * DAY_S);

/**
 * A random name for this browser that outlives sessions: accounts that it signs in to trust it as a device.
 */
export const deviceCookie = signedCookie("meeha_device", 400 * DAY_S);

export const viewedProductsCookie = signedCookie("meeha_seen", 30 * DAY_S);

export const flashCookie = signedCookie("meeha_flash", 60);

/** The numbers that this browser proved at `/track`. */
export const trackedCookie = signedCookie("meeha_tracked", DAY_S);
