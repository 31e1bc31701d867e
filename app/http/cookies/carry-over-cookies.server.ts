import type { IncomingMessage, ServerResponse } from "node:http";
import { type Cookie, createCookie } from "@remix-run/node";
import { type Renewals, renewTokens } from "#app/common/sessions/renew-tokens.server.ts";
import type { EarlyAnswer } from "#app/http/intercept.server.ts";
import { failureReason } from "#app/http/log/failure.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { cookiesAreSecure } from "./cookie-names.server.ts";
import { cartCookie, deviceCookie, guestCookie, sessionCookie } from "./cookies.server.ts";
import { hashToken, newToken } from "./secrets.server.ts";

/* Earlier versions of the site did not sign these cookies or use `__Host-` names. Such a cookie is
   accepted once, if the database has its token. The token is then replaced in both places, so that a
   stolen old token is worthless (docs/decisions/sign-in.md). */

const CARRIED_OVER = {
	session: ["meeha_session", sessionCookie],
	device: ["meeha_device", deviceCookie],
	cart: ["meeha_cart", cartCookie],
	wishlist: ["meeha_visitor", guestCookie],
} as const satisfies Record<keyof Renewals, [string, Cookie]>;

/** Signed values contain a dot, unsigned ones never do. */
const UNSIGNED = /(?:^|;\s*)meeha_(?:session|device|cart|visitor)=[^;.\s]+(?:;|$)/;

/** Replaces the unsigned cookies of a request before anything else reads them. Answers nothing itself. */
export const carryOverCookies: EarlyAnswer = (request, response) =>
	UNSIGNED.test(request.headers.cookie ?? "")
		? carryOver(request, response)
				.catch((error: unknown) => failureReason(error, "carry over cookies"))
				.then(() => false)
		: null;

async function carryOver(request: IncomingMessage, response: ServerResponse): Promise<void> {
	const cookies = request.headers.cookie ?? "";
	const [renewals, tokens] = [{} as Renewals, {} as Record<keyof Renewals, string>];
	for (const name of Object.keys(CARRIED_OVER) as (keyof Renewals)[]) {
		const old: unknown = await createCookie(CARRIED_OVER[name][0]).parse(cookies);
		if (typeof old !== "string" || !/^[\w-]{43}$/.test(old)) continue;
		tokens[name] = newToken();
		renewals[name] = { from: hashToken(old), to: hashToken(tokens[name]) };
	}
	const renewed = await renewTokens(db, renewals);
	for (const name of Object.keys(renewals) as (keyof Renewals)[]) {
		const [oldName, cookie] = CARRIED_OVER[name];
		if (cookiesAreSecure)
			response.appendHeader(
				"Set-Cookie",
				await createCookie(oldName).serialize("", { path: "/", maxAge: 0 }),
			);
		if (!renewed.has(name)) continue;
		const set = await cookie.serialize(tokens[name]);
		response.appendHeader("Set-Cookie", set);
		// It comes first, because the first of two cookies with the same name is read.
		request.headers.cookie = `${set.split(";", 1)[0]}; ${request.headers.cookie}`;
	}
}
