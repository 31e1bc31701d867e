import {
	MOVING_STATUS_NAMES,
	MOVING_STATUSES,
	VEHICLE_TYPE_NAMES,
	VEHICLE_TYPES,
} from "#app/rent/moving-booking.ts";
import type { MovingFilters } from "#app/rent/moving-filters.ts";
import { SelectField } from "#app/ui/form/choice-field.tsx";
import type { FieldSource } from "#app/ui/form/field.tsx";
import { DateField, TextField } from "#app/ui/form/text-field.tsx";

type FilterFieldProps = { filters: MovingFilters; idPrefix: string; dense?: boolean; className?: string };

const field = (prefix: string, name: string, initialValue: string): FieldSource => ({
	id: `${prefix}-${name}`,
	name,
	initialValue,
	errorId: `${prefix}-${name}-error`,
	descriptionId: `${prefix}-${name}-hint`,
});

const all = (label: string) => ({ value: "all", label });
const STATUS_CHOICES = [
	all("All"),
	...MOVING_STATUS_NAMES.map((value) => ({ value, label: MOVING_STATUSES[value].label })),
];
const VEHICLE_CHOICES = [
	all("All"),
	...VEHICLE_TYPE_NAMES.map((value) => ({ value, label: VEHICLE_TYPES[value].label })),
];

export function SearchBox({ filters, idPrefix, dense, className }: FilterFieldProps) {
	return (
		<TextField
			field={field(idPrefix, "q", filters.query)}
			label="Search"
			type="search"
			placeholder="Name, phone, address, date…"
			dense={dense}
			className={className}
		/>
	);
}

/** Status, vehicle and dates. */
export function FilterFields({ filters, idPrefix, ...look }: FilterFieldProps) {
	return (
		<>
			<SelectField
				{...look}
				field={field(idPrefix, "status", filters.status)}
				label="Status"
				choices={STATUS_CHOICES}
			/>
			<SelectField
				{...look}
				field={field(idPrefix, "vehicle", filters.vehicle)}
				label="Vehicle"
				choices={VEHICLE_CHOICES}
			/>
			<DateField {...look} field={field(idPrefix, "from", filters.from)} label="Start date" />
			<DateField {...look} field={field(idPrefix, "to", filters.to)} label="End date" />
		</>
	);
}

/** What the form must hand on so that filtering keeps order and page size; the page begins anew. */
export function KeptOrder({ filters }: { filters: MovingFilters }) {
	return (
		<>
			<input type="hidden" name="sort" value={filters.sort} />
			<input type="hidden" name="dir" value={filters.direction} />
			<input type="hidden" name="perPage" value={filters.size} />
		</>
	);
}
