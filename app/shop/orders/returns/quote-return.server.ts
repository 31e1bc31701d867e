import { isolated } from "#app/common/language/direction.ts";
import { t } from "#app/common/language/messages.ts";
import type { QuoteLine } from "#app/common/quote-lines.ts";
import { type Order, refundOwed } from "#app/shop/orders/read-order.server.ts";
import { priceOfUnits } from "./refund-amount.ts";
import { returnableUnits } from "./request-return.server.ts";

/**
 * What a return of these units of lines (by id) brings back once it is received, in minor units: the price of each line,
 * with discount and tax, and what makes up the difference to the refund that is then due. Open returns come before it:
 * when nothing of the order is left, delivery comes back, too.
 */
export function quoteReturn(order: Order, units: ReadonlyMap<number, number>): QuoteLine[] {
	const left = returnableUnits(order);
	const earlier = order.lines.map((line) => ({
		...line,
		returned: line.quantity - (left.get(line.id) ?? 0),
	}));
	const later = earlier.map((line) => ({ ...line, returned: line.returned + (units.get(line.id) ?? 0) }));
	const lines = later.flatMap(({ returned, ...line }, at) => {
		const before = earlier[at]?.returned ?? 0;
		if (returned === before) return [];
		const amount = priceOfUnits(line, returned, order) - priceOfUnits(line, before, order);
		const name = line.options ? `${line.title}, ${line.options}` : line.title;
		return [{ label: isolated(`${returned - before} × ${name}`), amount }];
	});
	const total = refundOwed(withReturned(order, later)) - refundOwed(withReturned(order, earlier));
	const rest = lines.reduce((sum, { amount }) => sum - amount, total);
	if (rest > 0) return [...lines, { label: t.orderReturns.delivery, amount: rest }];
	if (rest < 0)
		return [
			...lines,
			{
				label: order.paid_total === 0 ? t.orderReturns.notPaidYet : t.orderReturns.alreadyRefunded,
				amount: rest,
			},
		];
	return lines;
}

const withReturned = (order: Order, lines: Order["lines"]): Order => ({
	...order,
	lines,
	fulfilment: lines.every(({ quantity, returned }) => returned >= quantity) ? "returned" : order.fulfilment,
});
