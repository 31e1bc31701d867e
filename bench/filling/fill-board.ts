import { newToken } from "#app/common/access/tokens.server.ts";
import { unmaskId } from "#app/common/masked-id.ts";
import { assignMove } from "#app/rent/board/assign-move.server.ts";
import { readDispatchedMove } from "#app/rent/board/dispatched-move.server.ts";
import { bookMove } from "#app/rent/booking/book-move.server.ts";
import { addDriver, addVehicle } from "#app/testing/rent/fleet.ts";
import { moveOf } from "#app/testing/rent/move.ts";
import type { Database } from "#db/client.ts";
import { dayAfter } from "./days.ts";

/** The day whose board is measured, counted from today: after all other moves, in any amount of data. */
export const BOARD_DAY = 89;
const VEHICLES = 6;

/** The token of the job sheet of an assigned move. */
export const jobTokenOf = (number: string): string => `${number}-of-the-bench`;

/** A fleet, and a day on which most of its vehicles have jobs: the same in any amount of data. */
export async function fillBoard(db: Database, { now }: { now: Date }): Promise<void> {
	const account = await db.selectFrom("accounts").select("id").orderBy("id").executeTakeFirst();
	if (!account) return;
	for (let vehicle = 0; vehicle < VEHICLES; vehicle++) {
		await addVehicle(db, { hours: [16, 36], now });
		await addDriver(db, `Driver ${vehicle}`);
	}
	const booking_date = dayAfter(now.toISOString().slice(0, 10), BOARD_DAY);
	for (const booking_time of ["08:00", "10:00", "12:00", "14:00"])
		for (let vehicle = 0; vehicle < VEHICLES; vehicle++) {
			const booked = await bookMove(db, moveOf({ vehicle_type: "truck", booking_date, booking_time, now }));
			// Others may have booked the day.
			if (!booked.ok) continue;
			const { number } = booked;
			const { offers } = (await readDispatchedMove(db, { number })) ?? {};
			const vehicleId = unmaskId(offers?.vehicles[0]?.value ?? "");
			const driverId = unmaskId(offers?.drivers[0]?.value ?? "");
			if (vehicle === 0 || vehicleId === null || driverId === null) continue;
			await assignMove(db, {
				number,
				to: { vehicleId, driverId },
				expectedVersion: 0,
				link: { nonce: newToken(), token: jobTokenOf(number) },
				actorId: account.id,
				now,
			});
		}
}
