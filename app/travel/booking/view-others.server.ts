import { t } from "#app/common/language/messages.ts";
import { translated } from "#app/common/language/translated.ts";
import type { StayQuote } from "#app/travel/quotes/quote-stay.server.ts";
import { formatQuoteRefusal } from "#app/travel/quotes/stay-refusals.ts";
import type { Database } from "#db/client.ts";
import { checkoutAlone, checkoutWith, typedRooms } from "./basket.ts";
import { type NightsOfRooms, quoteNext } from "./quote-next.server.ts";
import { readStayQuery, toQuoteView } from "./view-checkout.server.ts";

type Others = {
	searchParams: URLSearchParams;
	/** The first room, whose stay is possible. */
	first: Pick<
		Extract<Awaited<ReturnType<typeof readStayQuery>>, { state: "stay" }>,
		"roomId" | "room" | "plan" | "stay" | "code"
	>;
	currency: string;
	isOnline: boolean;
	now: Date;
	/** Filled with what is left beside all of them. */
	nights?: NightsOfRooms;
};

/**
 * The further rooms of a checkout, of the same hotel and dates: each with what it costs, or why it is not available, and
 * the path of the checkout without it.
 */
export async function viewOthers(
	db: Database,
	{ searchParams, first, currency, isOnline, now, nights }: Others,
) {
	const typed = typedRooms(searchParams);
	const left = nights ?? new Map();
	const common = { code: first.code, onlineCurrency: isOnline ? currency : null, now };
	if (typed.length > 0 || nights)
		await quoteNext(db, left, { ...common, ...first, ...first.stay, found: first.room });
	const others = [];
	for (const [at, each] of typed.entries()) {
		const removePath = checkoutWith(searchParams, typed.toSpliced(at, 1));
		const query = await readStayQuery(db, checkoutAlone(each, searchParams), now);
		if (query.state !== "stay" || query.room.hotel_id !== first.room.hotel_id) {
			const reason = query.state === "no_stay" ? query.reason : t.stayRefusals.notForSale;
			others.push({ removePath, reason, name: "", room: null, quote: null, shown: null });
			continue;
		}
		const { roomId, plan, stay, room: found } = query;
		const quote = await quoteNext(db, left, { ...common, ...stay, roomId, plan, found });
		const { name } = translated({ name: found.room_name, translations: found.room_translations }, ["name"]);
		const about = { removePath, name, room: { roomId, plan, stay } };
		others.push(
			quote.ok
				? { ...about, reason: null, quote, shown: toQuoteView(quote, currency, now) }
				: {
						...about,
						reason: formatQuoteRefusal(quote, stay, now.getUTCFullYear()),
						quote: null,
						shown: null,
					},
		);
	}
	return others;
}

/** A further room for the page: without what only the server needs. */
export const toOtherRoom = (
	{ removePath, reason, name, quote, shown }: Awaited<ReturnType<typeof viewOthers>>[number],
	sign: (of: StayQuote) => string,
) => ({ removePath, reason, name, shown, agreedQuote: quote ? sign(quote) : "" });

export type OtherRoomView = ReturnType<typeof toOtherRoom>;
