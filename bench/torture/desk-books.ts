import { datesOf, nightsOf, partyOfBooking } from "#app/travel/nights/stay.ts";
import { priceOfNights } from "#app/travel/quotes/policy.ts";
import { stayTaxOf, taxOfBooking } from "#app/travel/quotes/stay-tax.ts";
import type { Database } from "#db/client.ts";
import type { DeskChange } from "./desk-work.ts";

/** The changes at the desk that the site has confirmed and the database lacks. */
export async function lostDeskChanges(db: Database, changes: readonly DeskChange[]): Promise<string[]> {
	if (changes.length === 0) return [];
	const statuses = await db
		.selectFrom("bookings")
		.innerJoin("changes", (join) => join.on("changes.action", "=", "booking status"))
		.select(["number", "to_value", "subject", "bookings.id"])
		.execute();
	const payments = await db.selectFrom("desk_payments").select("idempotency_key").execute();
	const extras = await db.selectFrom("booking_extras").select("idempotency_key").execute();
	const stored = new Set([
		...statuses
			.filter(({ subject, id }) => subject === `booking ${id}`)
			.map(({ number, to_value }) => `${number} ${to_value}`),
		...payments.map((row) => row.idempotency_key),
		// After the id of the booking.
		...extras.map((row) => row.idempotency_key.split(" ").at(-1)),
	]);
	return changes
		.map((change) => ("key" in change ? change.key : `${change.number} ${change.status}`))
		.filter((change) => !stored.has(change));
}

/** Numbered rooms with two stays for a night, and stays with more of them than they booked, or on other nights. */
export async function strayUnits(db: Database): Promise<string[]> {
	const nights = await db
		.selectFrom("unit_nights as night")
		.innerJoin("units", "units.id", "night.unit_id")
		.innerJoin("bookings", "bookings.id", "night.booking_id")
		.select(["night.unit_id", "night.date", "units.room_id as of_room"])
		.select(["bookings.number", "bookings.room_id", "rooms", "check_in", "check_out", "status"])
		.execute();
	const taken = new Set<string>();
	const held = new Map<string, number>();
	return nights.flatMap(({ unit_id, date, of_room, number, room_id, rooms, check_in, check_out, status }) => {
		const [unit, stay] = [`${unit_id} ${date}`, `${number} ${date}`];
		const isTwice = taken.has(unit);
		taken.add(unit);
		held.set(stay, (held.get(stay) ?? 0) + 1);
		const isOwn = of_room === room_id && date >= check_in && date < check_out;
		const isPresent = ["pending", "confirmed", "checked_in", "checked_out"].includes(status);
		const isRight = !isTwice && isOwn && isPresent && (held.get(stay) ?? 0) <= rooms;
		return isRight ? [] : [`${number} in ${unit}`];
	});
}

/** Stays whose extras, tax or payments at the desk are not what their sums say. */
export async function strayFolios(db: Database): Promise<string[]> {
	const bookings = await db.selectFrom("bookings").selectAll().execute();
	const sumBy = (rows: readonly { booking_id: number; amount: number }[]) => {
		const sums = new Map<number, number>();
		for (const { booking_id, amount } of rows)
			sums.set(booking_id, (sums.get(booking_id) ?? 0) + Number(amount));
		return sums;
	};
	const extras = sumBy(await db.selectFrom("booking_extras").select(["booking_id", "amount"]).execute());
	const atDesk = sumBy(await db.selectFrom("desk_payments").select(["booking_id", "amount"]).execute());
	return bookings
		.filter((booking) => {
			const { id, extras_total, tax_total, total, paid_total, refunded_total } = booking;
			const dates = datesOf(booking);
			const taxed = { ...partyOfBooking(booking), ...dates, nights: nightsOf(dates).length };
			const tax = stayTaxOf(taxOfBooking(booking), { ...taxed, price: priceOfNights(booking) });
			const paid = atDesk.get(id) ?? 0;
			const isPaid = paid >= 0 && paid_total - refunded_total + paid <= total;
			return (extras.get(id) ?? 0) !== extras_total || tax !== tax_total || !isPaid;
		})
		.map(({ number }) => number);
}
