import { type Cookie, createCookie } from "@remix-run/node";
import { LRUCache } from "lru-cache";
import { cookieName, cookiesAreSecure } from "#app/http/settings/cookie-names.server.ts";
import { sign } from "./secrets.server.ts";

const DAY_S = 24 * 60 * 60;

/** A signed cookie. Each has a secret of its own, so that a value signed for one is not valid in another. */
const signedCookie = (name: string, maxAge: number) =>
	verifiedOnce(
		createCookie(cookieName(name), {
			path: "/",
			httpOnly: true,
			sameSite: "lax",
			secure: cookiesAreSecure,
			secrets: [sign("cookie", name)],
			maxAge,
		}),
	);

const MAX_VERIFIED = 1_000;

/**
 * Checks the signature of each text that browsers send once, and serializes each value once. Neither changes. Of two
 * cookies with the name, none counts: nobody can tell which one was planted.
 */
function verifiedOnce(cookie: Cookie): Cookie {
	const { name, isSigned } = cookie;
	const sent = new RegExp(`(?:^|;)\\s*${name}\\s*=[^;]*`, "g");
	const [parsed, serialized] = [
		new LRUCache<string, { value: unknown }>({ max: MAX_VERIFIED }),
		new LRUCache<string, string>({ max: MAX_VERIFIED }),
	];
	return {
		name,
		isSigned,
		async parse(cookies) {
			const [text, another] = cookies?.match(sent) ?? [];
			if (text === undefined || another !== undefined) return null;
			const cached = parsed.get(text) ?? { value: await cookie.parse(text) };
			parsed.set(text, cached);
			return cached.value;
		},
		async serialize(value, options) {
			if (options) return cookie.serialize(value, options);
			const text = JSON.stringify(value);
			const cached = serialized.get(text) ?? (await cookie.serialize(value));
			serialized.set(text, cached);
			return cached;
		},
	};
}

/** The header that removes a cookie. Some text browsers know `Expires` alone. */
export const clearCookie = (cookie: Cookie): Promise<string> =>
	cookie.serialize("", { maxAge: 0, expires: new Date(0) });

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

export const flashCookie = signedCookie("meeha_flash", 60);

/** The numbers whose contact this browser proved at `/track` or by an emailed link, each with the end of its day. */
export const trackedCookie = signedCookie("meeha_tracked", DAY_S);

/** What recognizes the answer of the OpenID provider. */
export const openidCookie = signedCookie("meeha_openid", 10 * 60);

/** The token of the emailed link with which this browser opened the data stored about an address. */
export const dataRequestCookie = signedCookie("meeha_data", 60 * 60);

/** Who entered the right password and has yet to enter a code. */
export const pendingSignInCookie = signedCookie("meeha_sign_in", 10 * 60);

/** A random name for this browser, whose challenges only it may answer with a passkey. */
export const passkeyCookie = signedCookie("meeha_passkey", 60 * 60);
