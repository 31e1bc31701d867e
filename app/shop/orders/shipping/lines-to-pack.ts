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
