import type { Database } from "#db/client.ts";

/** The parcels of an order in their order, with their units by line; none when it is sent in one. */
export async function readParcels(db: Database, orderId: number) {
	const parcels = await db
		.selectFrom("order_parcels")
		.select(["id", "position", "carrier", "tracking_number", "shipped_at"])
		.where("order_id", "=", orderId)
		.orderBy("position")
		.execute();
	const lines = await db
		.selectFrom("order_parcel_lines as line")
		.innerJoin("order_parcels as parcel", "parcel.id", "line.parcel_id")
		.select(["line.parcel_id", "line.line_id as lineId", "line.quantity"])
		.where("parcel.order_id", "=", orderId)
		.orderBy("line.line_id")
		.execute();
	return parcels.map((parcel) => ({
		...parcel,
		lines: lines
			.filter(({ parcel_id }) => parcel_id === parcel.id)
			.map(({ lineId, quantity }) => ({ lineId, quantity })),
	}));
}

export type OrderParcel = Awaited<ReturnType<typeof readParcels>>[number];

/** The lines of an order with the units that are in a parcel. */
export const linesOfParcel = <Line extends { id: number; quantity: number }>(
	lines: readonly Line[],
	parcel: { lines: readonly OrderParcel["lines"][number][] },
): Line[] =>
	parcel.lines.flatMap(({ lineId, quantity }) => {
		const line = lines.find(({ id }) => id === lineId);
		return line ? [{ ...line, quantity }] : [];
	});
