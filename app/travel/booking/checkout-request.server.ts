import { json } from "@remix-run/node";
import { withCommas } from "#app/common/language/direction.ts";
import { t } from "#app/common/language/messages.ts";
import { readSignedText, signText } from "#app/http/cookies/signed-text.server.ts";
import type { RefusedForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { countUse, giveBackUse } from "#app/http/process/limits.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { paymentProvider } from "#app/payments/provider-settings.server.ts";
import type { StayQuote } from "#app/travel/quotes/quote-stay.server.ts";
import { compareStays, formatStayChange, parseStay, serializeStay } from "./agreement.ts";
import { checkoutOfRest } from "./basket.ts";
import { listOtherRooms } from "./other-rooms.server.ts";
import { viewRoomCheckout } from "./view-checkout.server.ts";
import { toOtherRoom, viewOthers } from "./view-others.server.ts";

/** A signature for one form is not valid in the other. */
const PURPOSES = { guest: "a quote of a stay", walk_in: "a quote of a walk-in" };
type Source = keyof typeof PURPOSES;

/** The quote that a form shows; it comes back with the form as what was agreed to. */
export const signQuote = (quote: StayQuote, source: Source): string =>
	signText(PURPOSES[source], serializeStay(quote));

/** Null for a missing or changed quote, and for one of another stay. */
export const readSignedQuote = (signed: unknown, source: Source, of: Parameters<typeof parseStay>[1]) =>
	typeof signed === "string" ? parseStay(readSignedText(PURPOSES[source], signed) ?? "", of) : null;

/** Counts a code that a page is about to judge, unless it is right. Over the limit, the page says of none whether it is. */
export async function countCode(judged: { isKnown: boolean } | null, address: string): Promise<void> {
	if (!judged) return;
	await countUse("discountByAddress", address);
	if (judged.isKnown) await giveBackUse("discountByAddress", address);
}

/** The refused form as typed, with what has changed since it was shown, or with other rooms instead. */
export async function returnCheckoutForm(
	refusal: RefusedForm,
	{ searchParams, address, now }: { searchParams: URLSearchParams; address: string; now: Date },
) {
	const result = await refusal.json();
	const typed = result.initialValue?.extra;
	const typedExtras = (Array.isArray(typed) ? typed : [typed]).filter((each) => typeof each === "string");
	// A guest who changes the rooms or extras has not sent their details yet.
	const isLooking = Boolean(result.initialValue?.looking) && refusal.status === 422;
	if (isLooking) delete result.error;
	const status = isLooking ? 200 : refusal.status;
	const currency = market.currency;
	const view = await viewRoomCheckout(db, {
		searchParams,
		currency,
		isOnline: paymentProvider !== null,
		typedExtras,
		now,
	});
	if (view.state !== "open") {
		const rest = checkoutOfRest(searchParams);
		const others = [
			...(rest ? [{ path: rest, name: t.roomGroup.bookRest, total: null }] : []),
			...(await listOtherRooms(db, { searchParams, now })),
		];
		return json({ ...result, changes: [], others, currency, open: null }, { status });
	}
	await countCode(view.judged, address);
	const agreed = readSignedQuote(result.initialValue?.agreedQuote, "guest", view);
	const rooms = await viewOthers(db, {
		searchParams,
		first: view,
		currency,
		isOnline: paymentProvider !== null,
		now,
	});
	const shown = { currency, timeZone: view.quote.hotel.timeZone, now };
	// What a guest chooses is no change of the offer.
	const changesOf = (saw: ReturnType<typeof readSignedQuote>, quote: StayQuote) =>
		saw && status !== 200 ? compareStays(saw, quote, now).toAgree : [];
	const changes = changesOf(agreed, view.quote).map((change) => formatStayChange(change, shown));
	for (const [at, { name, room, quote }] of rooms.entries()) {
		if (!room || !quote) continue;
		const saw = readSignedQuote([result.initialValue?.agreedOthers].flat()[at], "guest", room);
		for (const change of changesOf(saw, quote)) {
			const row = formatStayChange(change, shown);
			changes.push({ ...row, what: withCommas([name, row.what]) });
		}
	}
	const open = {
		shown: view.shown,
		agreedQuote: signQuote(view.quote, "guest"),
		rooms: rooms.map((room) => toOtherRoom(room, (quote) => signQuote(quote, "guest"))),
	};
	return json({ ...result, changes, others: [], currency, open }, { status });
}
