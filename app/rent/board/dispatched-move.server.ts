import { maskId } from "#app/common/masked-id.ts";
import { listInvoicesOf } from "#app/invoices/read-invoices.server.ts";
import { readDisputes } from "#app/payments/disputes.server.ts";
import { paidMove, readPayment } from "#app/payments/payments.server.ts";
import { readRefunds } from "#app/payments/refunds.server.ts";
import { countProofPhotos, readCollection, readSteps } from "#app/rent/moves/job/read-job.server.ts";
import { readMoveLines } from "#app/rent/moves/money/move-lines.server.ts";
import { MOVE_COLUMNS } from "#app/rent/moves/move-columns.ts";
import { actorOfEvent, readMoveHistory } from "#app/rent/moves/move-history.server.ts";
import type { Database } from "#db/client.ts";
import { offersFor, readFleetDays } from "./fleet-days.server.ts";

/** A moving booking for dispatch: the move, its price, its assignment, who could do it, and its whole history. */
export type DispatchedMove = NonNullable<Awaited<ReturnType<typeof readDispatchedMove>>>;

/** What the loader of the page takes out, to format its moments. */
export type MomentField = "created_at" | "online" | "history" | "link" | "steps" | "photos";

/** Undefined for an unknown number. */
export async function readDispatchedMove(db: Database, { number }: { number: string }) {
	const move = await db
		.selectFrom("moving_bookings")
		.select(["id", ...MOVE_COLUMNS, "email", "status", "cells", "capacity"])
		.select(["price", "currency", "price_state", "cancellation_fee"])
		.select(["deposit_due", "deposit_before", "deposit_paid", "deposit_refunded"])
		.select(["assignment_version", "created_at"])
		.where("number", "=", number)
		.executeTakeFirst();
	if (!move) return undefined;
	const { id, ...rest } = move;
	const history = await readMoveHistory(db, id);
	return {
		...rest,
		lines: await readMoveLines(db, id),
		...(await readAssignment(db, id)),
		...offersFor(await readFleetDays(db, { date: move.booking_date }), move),
		steps: await readSteps(db, id),
		photos: await countProofPhotos(db, id),
		collection: (await readCollection(db, id)) ?? null,
		online: await readDeposit(db, number),
		invoices: await listInvoicesOf(db, number),
		history: history.map((event) =>
			event.kind === "status" ? { ...event, by: actorOfEvent(event, move) } : event,
		),
	};
}

/** The payment of its deposit, with its disputes and refunds; null: none was asked for. */
async function readDeposit(db: Database, number: string) {
	const payment = await readPayment(db, paidMove(number));
	if (!payment) return null;
	const { id } = payment;
	return { id, disputes: await readDisputes(db, id), refunds: await readRefunds(db, id) };
}

/** The vehicle and the driver of a booking, and the link of its job sheet. */
async function readAssignment(db: Database, id: number) {
	const found = await db
		.selectFrom("move_assignments as assignment")
		.innerJoin("rent_vehicles as vehicle", "vehicle.id", "assignment.vehicle_id")
		.innerJoin("rent_drivers as driver", "driver.id", "assignment.driver_id")
		.select(["vehicle.id as vehicleId", "vehicle.name as vehicle", "vehicle.plate"])
		.select(["driver.id as driverId", "driver.name as driver", "driver.contact", "driver.contact_e164"])
		.select(["assignment.link_nonce as nonce", "assignment.link_hash as hash"])
		.where("assignment.booking_id", "=", id)
		.executeTakeFirst();
	if (!found) return { link: null, assignment: null };
	const { vehicleId, driverId, nonce, hash, ...rest } = found;
	const link = { nonce, hash };
	return { link, assignment: { ...rest, vehicleId: maskId(vehicleId), driverId: maskId(driverId) } };
}
