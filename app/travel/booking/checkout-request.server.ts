import { json } from "@remix-run/node";
import { readSignedText, signText } from "#app/http/cookies/signed-text.server.ts";
import type { RefusedForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { countUse, giveBackUse } from "#app/http/process/limits.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { paymentProvider } from "#app/payments/provider-settings.server.ts";
import type { StayQuote } from "#app/travel/quotes/quote-stay.server.ts";
import { compareStays, formatStayChange, parseStay, serializeStay } from "./agreement.ts";
import { listOtherRooms } from "./other-rooms.server.ts";
import { viewRoomCheckout } from "./view-checkout.server.ts";

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
	const { status } = refusal;
	const currency = market.currency;
	const view = await viewRoomCheckout(db, {
		searchParams,
		currency,
		isOnline: paymentProvider !== null,
		typedExtras,
		now,
	});
	if (view.state !== "open") {
		const others = await listOtherRooms(db, { searchParams, now });
		return json({ ...result, changes: [], others, currency, open: null }, { status });
	}
	await countCode(view.judged, address);
	const agreed = readSignedQuote(result.initialValue?.agreedQuote, "guest", view);
	// What a guest chooses is no change by the hotel.
	const { toAgree } = agreed && status !== 200 ? compareStays(agreed, view.quote, now) : { toAgree: [] };
	const shown = { currency, timeZone: view.quote.hotel.timeZone, now };
	const changes = toAgree.map((change) => formatStayChange(change, shown));
	const open = { shown: view.shown, agreedQuote: signQuote(view.quote, "guest") };
	return json({ ...result, changes, others: [], currency, open }, { status });
}
