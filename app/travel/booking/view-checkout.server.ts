import { formatDate, formatMoment, wallClock, yearIn } from "#app/common/calendar.ts";
import { t } from "#app/common/language/messages.ts";
import { unmaskId } from "#app/common/masked-id.ts";
import { searchText } from "#app/common/typed-text.ts";
import { readChoices, toExtraChoices } from "#app/travel/extras/extra-choices.ts";
import { sumOfExtras } from "#app/travel/extras/extra-prices.ts";
import { readOfferedExtras } from "#app/travel/extras/read-extras.server.ts";
import { formatRoomName, formatStay } from "#app/travel/nights/format-stay.ts";
import { dayOf, hotelPath, type Stay } from "#app/travel/nights/stay.ts";
import { asksForAges } from "#app/travel/quotes/occupancy.ts";
import { formatOffer, type HotelOffer, holdsFor } from "#app/travel/quotes/offers.ts";
import { formatPaying } from "#app/travel/quotes/paying-messages.ts";
import { quoteStay, type StayQuote } from "#app/travel/quotes/quote-stay.server.ts";
import { formatRate, type RatePlan } from "#app/travel/quotes/rate-plans.ts";
import { readOfferedPlan } from "#app/travel/quotes/read-rate-plans.server.ts";
import { readOffers, readSoldRoom, type SoldRoom } from "#app/travel/quotes/read-sold-room.server.ts";
import { formatParty, missesAges, readStayForm, typedStayQuery } from "#app/travel/quotes/stay-form.ts";
import { formatQuoteRefusal } from "#app/travel/quotes/stay-refusals.ts";
import { otherLines, taxLine } from "#app/travel/quotes/stay-tax.ts";
import { formatTerms } from "#app/travel/quotes/terms-messages.ts";
import { expireRequests } from "#app/travel/stays/expire-requests.server.ts";
import type { Database } from "#db/client.ts";

type StayQuery =
	| { state: "no_room" | "not_found" }
	| { state: "no_stay"; hotel: HotelOfStay; reason: string }
	| {
			state: "stay";
			hotel: HotelOfStay;
			roomId: number;
			room: SoldRoom;
			plan: RatePlan | null;
			stay: Stay;
			/** Of an offer, in upper case; null without one. */
			code: string | null;
	  };

const MAX_CODE = 40;

type HotelOfStay = { name: string; path: string; timeZone: string };

/** Reads the room and stay of a URL; dates are checked against the hotel's own today. */
export async function readStayQuery(
	db: Database,
	searchParams: URLSearchParams,
	now: Date,
): Promise<StayQuery> {
	const masked = searchParams.get("room");
	if (!masked) return { state: "no_room" };
	const roomId = unmaskId(masked);
	const room = roomId === null ? undefined : await readSoldRoom(db, roomId);
	if (roomId === null || room?.status !== "approved") return { state: "not_found" };
	const { stay, problems } = readStayForm(searchParams, { today: wallClock(now, room.time_zone).date });
	const about = {
		name: room.hotel_name,
		path: hotelPath(room.hotel_id, stay ?? typedStayQuery(searchParams)),
		timeZone: room.time_zone,
	};
	const [problem] = Object.values(problems);
	const asked = searchParams.get("rate");
	const plan = asked ? await readOfferedPlan(db, { roomId, planId: unmaskId(asked) ?? 0 }) : null;
	if (stay && plan === undefined)
		return { state: "no_stay", hotel: about, reason: t.stayRefusals.rateNotOffered };
	const code = searchText(searchParams.get("code"), MAX_CODE).toUpperCase() || null;
	if (stay) return { state: "stay", hotel: about, roomId, room, plan: plan ?? null, stay, code };
	return { state: "no_stay", hotel: about, reason: problem ?? t.noStay.chooseDates };
}

type Looking = {
	searchParams: URLSearchParams;
	currency: string;
	/** Whether hotels can ask for online payment. */
	isOnline: boolean;
	/** The extras as they are chosen in the form: `typedChoice`. */
	typedExtras?: readonly string[];
	now: Date;
};

export async function viewRoomCheckout(
	db: Database,
	{ searchParams, currency, isOnline, typedExtras = [], now }: Looking,
) {
	const stayQuery = await readStayQuery(db, searchParams, now);
	if (stayQuery.state !== "stay") return stayQuery;
	const { roomId, room, plan, stay, hotel, code } = stayQuery;
	const offers = await readOffers(db, { hotelId: room.hotel_id });
	const offered = await readOfferedExtras(db, { hotelId: room.hotel_id });
	const chosen = readChoices(typedExtras, offered, stay) ?? [];
	const onlineCurrency = isOnline ? currency : null;
	const query = { ...stay, roomId, plan, code, offers, found: room, now, onlineCurrency };
	let quote = await quoteStay(db, { ...query, extras: chosen });
	// Their guest chooses again.
	if (!quote.ok && quote.reason === "extra_sold_out") quote = await quoteStay(db, query);
	// A request whose time has run out must not block the room.
	if (!quote.ok && quote.reason === "full" && (await expireRequests(db, { now })) > 0)
		quote = await quoteStay(db, query);
	if (quote.ok) {
		const choices = toExtraChoices(offered, { chosen, party: stay, currency });
		const shown = { ...toQuoteView(quote, currency, now), choices };
		const judged = code === null ? null : judgeCode(code, { offers, quote, now });
		const hasCodes = code !== null || offers.some((offer) => offer.code !== null);
		const asksAges = asksForAges(room) && missesAges(stay);
		return { ...stayQuery, state: "open" as const, quote, shown, judged, hasCodes, asksAges };
	}
	return { state: "refused" as const, hotel, reason: formatQuoteRefusal(quote, stay, now.getUTCFullYear()) };
}

type Judging = { offers: readonly HotelOffer[]; quote: StayQuote; now: Date };

/** What becomes of a code that a guest entered. */
function judgeCode(code: string, { offers, quote, now }: Judging) {
	const found = offers.find((offer) => offer.code === code);
	const { stay, hotel } = quote;
	const ahead = dayOf(stay.checkIn) - dayOf(wallClock(now, hotel.timeZone).date);
	const isUsed = found !== undefined && found.id === quote.offer?.id;
	const holds = found && holdsFor(found, { nights: quote.nights.length, ahead, checkIn: stay.checkIn });
	const { applied, unknown, notForStay, notLowest } = t.offers;
	const say = isUsed ? applied : !found ? unknown : holds ? notLowest : notForStay;
	return { typed: code, isKnown: found !== undefined, isUsed, note: say({ code }) };
}

/** An offer as text, in the hotel's time zone, to a guest or to the hotel's staff. */
export function toQuoteView(
	{
		hotel,
		room,
		rate,
		stay,
		offer,
		nights,
		extras,
		tax,
		taxRule,
		total,
		isFullPriceReal,
		terms,
		holdUntil,
		deposit,
		depositPercent,
	}: StayQuote,
	currency: string,
	now: Date,
	{ isForStaff = false } = {},
) {
	const { timeZone } = hotel;
	const thisYear = yearIn(timeZone, now);
	return {
		hotel: { name: hotel.name, address: `${hotel.address}, ${hotel.city}`, imageHash: hotel.imageHash },
		room: {
			name: formatRoomName(stay.rooms, room.name),
			beds: room.beds,
			...(room.lang ? { lang: room.lang } : {}),
		},
		rate: formatRate({ plan_name: rate.name, board: rate.board }),
		imageHash: room.imageHash ?? hotel.imageHash,
		hotelPath: hotelPath(hotel.id, stay),
		stay: formatStay(stay, thisYear),
		party: formatParty(stay),
		rooms: stay.rooms,
		times: t.roomCheckout.checkTimes({ checkInFrom: hotel.checkInFrom, checkOutUntil: hotel.checkOutUntil }),
		nights: nights.map(({ date, price }) => ({ date: formatDate(date, thisYear), price })),
		// What it saves is only said of a price that was asked.
		offer: offer && !isFullPriceReal ? offer.name : formatOffer(offer?.name ?? "", { nights, currency }),
		lines: otherLines(extras, taxLine(taxRule, tax)),
		total,
		currency,
		terms: formatTerms(
			{
				...terms,
				price: total - tax - sumOfExtras(extras),
				currency,
				timeZone,
				isRequest: holdUntil !== null,
				isForStaff,
			},
			now,
		),
		houseRules: hotel.houseRules,
		deposit,
		paying:
			deposit > 0
				? formatPaying({ deposit, depositPercent, total, currency, isRequest: holdUntil !== null })
				: null,
		answeredBy: holdUntil === null ? null : formatMoment(holdUntil, timeZone, now),
	};
}

export type QuoteView = ReturnType<typeof toQuoteView>;

export async function lastContact(db: Database, { accountId }: { accountId: number }): Promise<string> {
	const last = await db
		.selectFrom("bookings")
		.select("contact")
		.where("account_id", "=", accountId)
		.orderBy("id", "desc")
		.limit(1)
		.executeTakeFirst();
	return last?.contact ?? "";
}
