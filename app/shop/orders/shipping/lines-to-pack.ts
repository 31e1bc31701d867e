import { isCancelledOrExpired, type OrderStates } from "#app/shop/orders/order-states.ts";

type Line = {
	quantity: number;
	/** Units that are back in stock or written off, also before they were shipped. */
	returned: number;
};

/** The lines of an order with the units that are to be packed: those that were not refunded, and none of one that ended. */
export const linesToPack = <Packed extends Line>(
	order: Pick<OrderStates, "status"> & { lines: readonly Packed[] },
): Packed[] =>
	isCancelledOrExpired(order)
		? []
		: order.lines
				.map((line) => ({ ...line, quantity: line.quantity - line.returned }))
				.filter(({ quantity }) => quantity > 0);

export type PackedLine = { lineId: number; quantity: number };
export type PackedParcel = { position: number; lines: readonly PackedLine[] };

const sumOf = (units: readonly { quantity: number }[]) =>
	units.reduce((sum, { quantity }) => sum + quantity, 0);

/** Whether the parcels hold exactly the units of these lines. */
export const isPackedWhole = (
	lines: readonly { id: number; quantity: number }[],
	parcels: readonly (readonly PackedLine[])[],
): boolean =>
	sumOf(parcels.flat()) === sumOf(lines) &&
	lines.every(({ id, quantity }) => sumOf(parcels.flat().filter(({ lineId }) => lineId === id)) === quantity);

/** Whether there is something to divide into several parcels. */
export const isDivisible = (order: Parameters<typeof linesToPack>[0]): boolean =>
	sumOf(linesToPack(order)) > 1;
