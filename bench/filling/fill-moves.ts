import { sql } from "kysely";
import { movingBookingSchema } from "#app/rent/booking/moving-booking-form.ts";
import { movingSearchText } from "#app/rent/moves/move-details.ts";
import { MOVING_STATUS_NAMES } from "#app/rent/moves/moving-booking.ts";
import { TYPED_MOVE } from "#app/testing/rent/move.ts";
import type { Database } from "#db/client.ts";
import { engineOf } from "#db/engine.ts";
import { pick, seededRandom } from "#demo/random.ts";
import { inBulk, insertRows } from "./bulk.ts";
import { dayAfter } from "./days.ts";
import { fillBoard } from "./fill-board.ts";
import { fillJobs } from "./fill-jobs.ts";
import { fillPayments } from "./fill-payments.ts";
import { drawNumbers } from "./numbers.ts";
import { startProgress } from "./progress.ts";

export type MoveFilling = { moves: number; now: Date; accountIds?: readonly number[] };

const AT_ONCE = 5_000;
const NAMES = "Ana Lima,Bram de Wit,Chidi Okafor,Elif Yilmaz,Grace Mbeki,Mei Chen,Rosa Alvarez".split(",");
const STREETS = ["Maple Street", "Harbor Road", "Orchard Lane", "Mill Avenue", "Station Road", "Hill Street"];

/** Moving bookings of two years and the next three months with their history, and a fleet with a full day. One in a thousand is Wanjiru's. */
export async function fillMoves(db: Database, { moves, now, accountIds = [] }: MoveFilling): Promise<void> {
	const random = seededRandom(moves);
	const { quote: _, ...typical } = movingBookingSchema("US").parse(TYPED_MOVE);
	const drawNumber = drawNumbers("R");
	const today = now.toISOString().slice(0, 10);
	const address = () => `${1 + Math.floor(random() * 900)} ${pick(random, STREETS)}, Newark, NJ 07102`;
	const progress = startProgress(`${engineOf(db)}: moving bookings`, moves);
	const row = (index: number) => {
		const line = `01${String(Math.floor(random() * 100)).padStart(2, "0")}`;
		const day = Math.floor((index / moves) * 730) - 730;
		const date = dayAfter(today, day + Math.floor(random() * 90));
		const at = `${dayAfter(today, day)}T10:00:00.000Z`;
		const over = date < today || random() < 0.2;
		const booking = {
			...typical,
			price: 20_000 + 100 * Math.floor(random() * 300),
			currency: "USD",
			price_state: "agreed" as const,
			number: drawNumber(),
			name: index % 1_000 === 7 ? "Wanjiru Kamau" : pick(random, NAMES),
			contact: `(212) 555-${line}`,
			contact_e164: `+1212555${line}`,
			current_address: address(),
			new_address: address(),
			vehicle_type: pick(random, ["truck", "loader"] as const),
			booking_date: date,
			booking_time: `${String(8 + Math.floor(random() * 10)).padStart(2, "0")}:00`,
			status: over
				? pick(random, [...MOVING_STATUS_NAMES.slice(2), "delivered", "delivered", "delivered"] as const)
				: pick(random, ["pending", "confirmed"] as const),
		};
		// A third have a deposit; what is over without a delivery was refunded.
		const deposit = index % 3 === 0 && booking.status !== "pending" ? 6_000 : 0;
		const isRefunded = !["confirmed", "delivered"].includes(booking.status);
		return {
			...booking,
			deposit_due: deposit,
			deposit_paid: deposit,
			deposit_refunded: isRefunded ? deposit : 0,
			// One in eight arrives late.
			minutes_late: booking.status === "delivered" ? (index % 8) * 2 + 2 : null,
			confirmation_key: `bench-${index}`,
			guest_hash: random() < 0.5 ? `bench-${Math.floor(random() * moves)}` : null,
			account_id: accountIds[index * 3] ?? null,
			email: `mover${Math.floor(random() * moves)}@example.com`,
			search_text: movingSearchText(booking),
			created_at: at,
			updated_at: at,
		};
	};
	await inBulk(db, ["moving_bookings", "changes"], async (bulk) => {
		for (let done = 0; done < moves; done += AT_ONCE) {
			const rows = Array.from({ length: Math.min(AT_ONCE, moves - done) }, (_, index) => row(done + index));
			await insertRows(bulk, "moving_bookings", rows);
			progress.add(rows.length);
		}
		await sql`insert into changes (kind, action, subject, to_value, is_in_trail, at)
			select 'move', 'booked', 'move ' || id, 'pending', false, created_at from moving_bookings`.execute(
			bulk,
		);
		await sql`insert into changes (kind, action, subject, from_value, to_value, is_in_trail, at)
			select 'move', 'move status', 'move ' || id, 'pending', status, true, created_at
			from moving_bookings where status <> 'pending'`.execute(bulk);
	});
	progress.stop();
	await fillPayments(db, "move");
	await fillBoard(db, { now });
	await fillJobs(db, { now });
	await sql`insert into move_job_steps (booking_id, step, driver_id, at)
		select id, 'arrived', (select min(id) from rent_drivers), created_at
		from moving_bookings where status = 'delivered' and exists (select 1 from rent_drivers)
		and not exists (select 1 from move_job_steps where booking_id = moving_bookings.id)`.execute(db);
}
