import { DISPUTE_STATES } from "#app/common/payments/payment-labels.ts";
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

const fields: FilterField[] = [
	{ name: "status", label: "Status", choices: choices("status", ORDER_STATE_NAMES) },
	{ name: "payment", label: "Payment", choices: choices("payment", PAYMENT_STATE_NAMES) },
	{ name: "fulfilment", label: "Delivery", choices: choices("fulfilment", FULFILMENT_STATE_NAMES) },
	{
		name: "dispute",
		label: "Dispute",
		choices: withAll(DISPUTE_FILTERS, (name) => DISPUTE_STATES[name].label),
	},
	{ name: "from", label: "From" },
	{ name: "to", label: "To" },
];

export const ORDER_FILTER_FIELDS = { placeholder: "Number, name, email…", fields };
