import { DISPUTE_STATES } from "#app/payments/payment-labels.ts";
import { DISPUTE_FILTERS } from "#app/shop/orders/list/order-filters.ts";
import {
	FULFILMENT_STATE_NAMES,
	ORDER_STATE_NAMES,
	PAYMENT_STATE_NAMES,
	type StateColumn,
	stateRow,
} from "#app/shop/orders/order-states.ts";
import { type FilterField, withAll } from "#app/ui/table/filter-fields.tsx";

const choices = (column: StateColumn, names: readonly string[]) =>
	withAll(names, (name) => stateRow(column, name).label);

const FIELDS: FilterField[] = [
	{
		name: "status",
		label: "Status",
		choices: [...choices("status", ORDER_STATE_NAMES), { value: "open", label: "Open" }],
	},
	{ name: "payment", label: "Payment", choices: choices("payment", PAYMENT_STATE_NAMES) },
	{ name: "fulfilment", label: "Delivery", choices: choices("fulfilment", FULFILMENT_STATE_NAMES) },
	{
		name: "dispute",
		label: "Dispute",
		choices: withAll(DISPUTE_FILTERS, (name) => DISPUTE_STATES[name].label),
	},
];

const DATES: FilterField[] = [
	{ name: "from", label: "From" },
	{ name: "to", label: "To" },
];

/** `discounts`: the codes to choose from; without any, there is nothing to choose. */
type OrderChoices = { discounts: readonly string[] };

/** What is offered while the orders can’t be read. */
export const NO_ORDER_CHOICES: OrderChoices = { discounts: [] };

export function orderFilterFields({ discounts }: OrderChoices) {
	const discount = { name: "discount", label: "Discount", choices: withAll(discounts, (code) => code) };
	return {
		placeholder: "Number, name, email…",
		fields: [...FIELDS, ...(discounts.length > 0 ? [discount] : []), ...DATES],
	};
}
