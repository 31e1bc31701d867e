import { t } from "#app/common/language/messages.ts";
import { VEHICLE_TYPE_NAMES } from "#app/rent/fleet/vehicle-types.ts";
import { MOVING_STATUS_NAMES, MOVING_STATUSES, shownStatus } from "#app/rent/moves/moving-booking.ts";
import { type FilterField, withAll } from "#app/ui/table/filter-fields.tsx";

const fields: FilterField[] = [
	{
		name: "status",
		label: "Status",
		choices: withAll([...MOVING_STATUS_NAMES, "offered"] as const, (name) =>
			name === "offered"
				? shownStatus({ status: "pending", price_state: name }).label
				: MOVING_STATUSES[name].label,
		),
	},
	{
		name: "vehicle",
		label: "Vehicle",
		choices: withAll(VEHICLE_TYPE_NAMES, (name) => t.vehicleTypes.label[name]),
	},
	{
		name: "assignment",
		label: "Assignment",
		choices: withAll(["unassigned"] as const, () => "Unassigned"),
	},
	{ name: "from", label: "Start date" },
	{ name: "to", label: "End date" },
];

export const MOVING_FILTER_FIELDS = { placeholder: "Name, phone, address, date…", fields };
