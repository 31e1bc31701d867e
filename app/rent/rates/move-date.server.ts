import type { Selectable } from "kysely";
import { formatMoney } from "#app/common/money.ts";
import type { Viewer } from "#app/common/viewer.server.ts";
import { refuseTime } from "#app/rent/bookable-time.server.ts";
import { isPastFreeHours } from "#app/rent/cancellation-terms.server.ts";
import { applyChange } from "#app/rent/change-move.server.ts";
import { NoVehicleFreeError } from "#app/rent/fleet/capacity.server.ts";
import type { MoveDateOutcome } from "#app/rent/move-history.server.ts";
import { describeNewTime } from "#app/rent/move-messages.ts";
import type { MovingStatus } from "#app/rent/moving-booking.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";
import { transact } from "#db/transact.ts";
import { replaceMoveLines } from "./move-lines.server.ts";
import { type MoveQuote, quoteMove } from "./quote-move.server.ts";
import { hasRateCards, readMoveTerms } from "./rate-cards.server.ts";

/** A date and a 24-hour time on the market's clock. */
export type MoveDate = { date: string; time: string };

type Booking = Pick<
	Selectable<Schema["moving_bookings"]>,
	| "vehicle_type"
	| "current_address"
	| "new_address"
	| "home_size"
	| "from_zip"
	| "to_zip"
	| "from_floor"
	| "to_floor"
	| "from_elevator"
	| "to_elevator"
	| "helpers"
	| "packing"
>;

/** The price of a booked move at another time by the current rates; null when they give none. */
export async function quoteNewDate(
	db: Database,
	booking: Booking,
	{ date, time }: MoveDate,
	market: { country: string },
): Promise<MoveQuote | null> {
	const { quote } = await quoteMove(
		db,
		{
			vehicleType: booking.vehicle_type,
			currentAddress: booking.current_address,
			newAddress: booking.new_address,
			bookingDate: date,
			bookingTime: time,
			job: {
				homeSize: booking.home_size,
				fromZip: booking.from_zip ?? "",
				toZip: booking.to_zip ?? "",
				fromFloor: booking.from_floor,
				toFloor: booking.to_floor,
				hasFromElevator: booking.from_elevator,
				hasToElevator: booking.to_elevator,
				helpers: booking.helpers,
				packing: booking.packing,
			},
		},
		market,
	);
	return quote;
}

type DateChange = {
	number: string;
	viewer: Viewer;
	/** The status and the time that the page showed. */
	expectedVersion: MovingStatus;
	from: MoveDate;
	to: MoveDate;
	/** The total of the new price that the customer agreed to, in minor units; null when there was none. */
	expectedTotal: number | null;
	country: string;
	currency: string;
	timeZone: string;
	now: Date;
};

/**
 * Moves a customer's own booking to another time until the free hours end, at the price of the current rates, and sets
 * it to pending. One transaction takes the vehicle of the new time and gives back the old one's. Refused when the
 * booking has another time by now or the price is another one (`date`, `quote`), when it is too late (`too_late`), when
 * the new time is too soon or too far ahead, and when no vehicle is free then (`full`).
 */
export async function changeOwnDate(db: Database, wanted: DateChange): Promise<MoveDateOutcome> {
	const { viewer, from, to, expectedTotal, currency, timeZone, now } = wanted;
	const refusal = refuseTime({ bookingDate: to.date, bookingTime: to.time, timeZone, now });
	if (refusal) return { ok: false, reason: refusal };
	const change = {
		...({ ...wanted, to: "pending", isDate: true, actorId: viewer.accountId } as const),
		...{ bookingDate: to.date, bookingTime: to.time },
	};
	return transact(db, (trx) =>
		applyChange(trx, change, async (booking) => {
			const isAt = ({ date, time }: MoveDate) =>
				booking.booking_date === date && booking.booking_time === time;
			if (!isAt(from) && isAt(to) && booking.price === expectedTotal)
				return { answer: { ok: true, repeated: true } };
			if (!isAt(from)) return { answer: { ok: false, reason: "date" } };
			const policy = await readMoveTerms(trx, booking.rate_card_id);
			if (isPastFreeHours({ ...booking, policy }, { timeZone, now }))
				return { answer: { ok: false, reason: "too_late" } };
			const quote = await quoteNewDate(trx, booking, to, wanted);
			if ((quote?.total ?? null) !== expectedTotal) return { answer: { ok: false, reason: "quote" } };
			await replaceMoveLines(trx, booking.id, quote?.lines ?? []);
			const none = (await hasRateCards(trx)) ? "wanted" : "none";
			return {
				also: {
					...{ price: quote?.total ?? null, currency: quote ? currency : null },
					...{ rate_card_id: quote?.rateCardId ?? null, price_state: quote ? "agreed" : none },
				},
				detail: describeDateChange(from, to, { was: booking.price, now: expectedTotal, currency }),
			};
		}),
	).catch((error) => {
		if (error instanceof NoVehicleFreeError) return { ok: false, reason: "full", use: error.use } as const;
		throw error;
	});
}

function describeDateChange(
	from: MoveDate,
	to: MoveDate,
	{ was, now, currency }: { was: number | null; now: number | null; currency: string },
): string {
	const price = (amount: number | null) => (amount === null ? "no price" : formatMoney(amount, currency));
	const change = was === now ? "" : `; price changed from ${price(was)} to ${price(now)}`;
	return describeNewTime(from, to) + change;
}
