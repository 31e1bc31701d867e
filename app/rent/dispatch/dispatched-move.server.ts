import { listInvoicesOf } from "#app/common/invoices/read-invoices.server.ts";
import { maskId } from "#app/common/masked-id.ts";
import { readDisputes } from "#app/common/payments/disputes.server.ts";
import { paidMove, readPayment } from "#app/common/payments/payments.server.ts";
import { readRefunds } from "#app/common/payments/refunds.server.ts";
import { MOVE_COLUMNS } from "#app/rent/move-details.ts";
import { actorOfEvent } from "#app/rent/move-history.server.ts";
import type { Database } from "#db/client.ts";
import { canBeAssigned, offersFor, readFleetDays } from "./fleet-days.server.ts";
import { readObstacles } from "./obstacles.server.ts";
import { countProofPhotos } from "./read-job.server.ts";
import { readSteps } from "./read-steps.server.ts";

/** A moving booking for dispatch: the move, its price, its assignment, who could do it, and its whole history. */
export type DispatchedMove = NonNullable<Awaited<ReturnType<typeof readDispatchedMove>>>;

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
	const lines = await db
		.selectFrom("moving_booking_lines")
		.select(["label", "amount"])
		.where("booking_id", "=", id)
		.orderBy("position")
		.execute();
	const days = await readFleetDays(db, { date: move.booking_date });
	const wanted = {
		...{ id, vehicleType: move.vehicle_type, cells: move.cells },
		...{ bookingDate: move.booking_date, bookingTime: move.booking_time },
	};
	const offers = offersFor(days, wanted);
	const obstacles = canBeAssigned(offers) ? null : (await readObstacles(db, days, [wanted])).get(id);
	return {
		...rest,
		lines,
		...(await readAssignment(db, id)),
		offers: { vehicles: offers.vehicles.map(toChoice), drivers: offers.drivers.map(toChoice) },
		obstacles: obstacles ?? null,
		steps: await readSteps(db, id),
		photos: await countProofPhotos(db, id),
		online: await readDeposit(db, number),
		invoices: await listInvoicesOf(db, number),
		history: await readMoveHistory(db, { id, cancellation_fee: move.cancellation_fee }),
	};
}

/** The payment of its deposit, with its disputes and refunds; null: none was asked for. */
async function readDeposit(db: Database, number: string) {
	const payment = await readPayment(db, paidMove(number));
	if (!payment) return null;
	const { id } = payment;
	return { id, disputes: await readDisputes(db, id), refunds: await readRefunds(db, id) };
}

export const toChoice = ({ id, name }: { id: number; name: string }) => ({ value: maskId(id), label: name });

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

/** Changes of the status, assignments and internal notes, oldest first. */
async function readMoveHistory(
	db: Database,
	{ id, ...booking }: { id: number; cancellation_fee: number | null },
) {
	const changes = await db
		.selectFrom("moving_booking_events as event")
		.leftJoin("accounts", "accounts.id", "event.actor_id")
		.select(["event.id", "event.from_status", "event.to_status", "event.detail", "event.at"])
		.select("accounts.name as by")
		.where("event.booking_id", "=", id)
		.orderBy("event.id")
		.execute();
	const staff = await db
		.selectFrom("move_staff_events as event")
		.leftJoin("accounts", "accounts.id", "event.actor_id")
		.select(["event.id", "event.kind", "event.detail", "event.at", "accounts.name as by"])
		.where("event.booking_id", "=", id)
		.orderBy("event.id")
		.execute();
	return [
		...changes.map(({ id: key, ...event }) => ({
			...event,
			by: actorOfEvent(event, booking),
			key: `status ${key}`,
			kind: "status" as const,
		})),
		...staff.map(({ id: key, ...event }) => ({ ...event, key: `staff ${key}` })),
	].sort((one, other) => one.at.localeCompare(other.at));
}
