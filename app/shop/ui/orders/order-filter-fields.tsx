import type { OrderFilters } from "#app/shop/orders/list/order-filters.ts";
import {
	FULFILMENT_STATE_NAMES,
	ORDER_STATE_NAMES,
	PAYMENT_STATE_NAMES,
	type StateColumn,
	stateRow,
} from "#app/shop/orders/order-states.ts";
import { SelectField } from "#app/ui/form/choice-field.tsx";
import type { FieldSource } from "#app/ui/form/field.tsx";
import { DateField, TextField } from "#app/ui/form/text-field.tsx";

type FilterFieldProps = { filters: OrderFilters; idPrefix: string; dense?: boolean; className?: string };

const field = (prefix: string, name: string, initialValue: string): FieldSource => ({
	id: `${prefix}-${name}`,
	name,
	initialValue,
	errorId: `${prefix}-${name}-error`,
	descriptionId: `${prefix}-${name}-hint`,
});

const choices = (column: StateColumn, names: readonly string[]) => [
	{ value: "all", label: "All" },
	...names.map((value) => ({ value, label: stateRow(column, value).label })),
];
const STATUS = choices("status", ORDER_STATE_NAMES);
const PAYMENT = choices("payment", PAYMENT_STATE_NAMES);
const FULFILMENT = choices("fulfilment", FULFILMENT_STATE_NAMES);

export function SearchBox({ filters, idPrefix, dense, className }: FilterFieldProps) {
	return (
		<TextField
			field={field(idPrefix, "q", filters.query)}
			label="Search"
			type="search"
			placeholder="Number, name, e-mail…"
			dense={dense}
			className={className}
		/>
	);
}

/** The three states and the days between which it was placed. */
export function FilterFields({ filters, idPrefix, ...look }: FilterFieldProps) {
	const of = (name: "status" | "payment" | "fulfilment" | "from" | "to") =>
		field(idPrefix, name, filters[name]);
	return (
		<>
			<SelectField {...look} field={of("status")} label="Status" choices={STATUS} />
			<SelectField {...look} field={of("payment")} label="Payment" choices={PAYMENT} />
			<SelectField {...look} field={of("fulfilment")} label="Delivery" choices={FULFILMENT} />
			<DateField {...look} field={of("from")} label="From" />
			<DateField {...look} field={of("to")} label="To" />
		</>
	);
}

/** What the form must hand on so that filtering keeps order and page size; the page begins anew. */
export function KeptOrder({ filters }: { filters: OrderFilters }) {
	return (
		<>
			<input type="hidden" name="sort" value={filters.sort} />
			<input type="hidden" name="dir" value={filters.direction} />
			<input type="hidden" name="perPage" value={filters.size} />
		</>
	);
}
