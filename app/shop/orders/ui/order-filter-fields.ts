import { t } from "#app/common/language/messages.ts";
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

const fields = (): FilterField[] => [
	{
		name: "status",
		label: t.words.status,
		choices: [
			...choices("status", ORDER_STATE_NAMES),
			{
				value: "open",
				label: t.orderList.open,
			},
		],
	},
	{
		name: "payment",
		label: t.words.payment,
		choices: choices("payment", PAYMENT_STATE_NAMES),
	},
	{
		name: "fulfilment",
		label: t.orderList.delivery,
		choices: choices("fulfilment", FULFILMENT_STATE_NAMES),
	},
	{
		name: "dispute",
		label: t.orderList.dispute,
		choices: withAll(DISPUTE_FILTERS, (name) => DISPUTE_STATES[name].label),
	},
];

const DATES: FilterField[] = [
	{
		name: "from",
		get label() {
			return t.words.from;
		},
	},
	{
		name: "to",
		get label() {
			return t.words.to;
		},
	},
];

/** `discounts`: the codes to choose from; without any, there is nothing to choose. */
type OrderChoices = { discounts: readonly string[] };

/** What is offered while the orders can’t be read. */
export const NO_ORDER_CHOICES: OrderChoices = { discounts: [] };

export function orderFilterFields({ discounts }: OrderChoices) {
	const discount = {
		name: "discount",
		label: t.orderList.discount,
		choices: withAll(discounts, (code) => code),
	};
	return {
		placeholder: t.orderList.numberNameEmail,
		fields: [...fields(), ...(discounts.length > 0 ? [discount] : []), ...DATES],
	};
}
