import { t } from "#app/common/language/messages.ts";
import { VEHICLE_TYPE_NAMES } from "#app/rent/fleet/vehicle-types.ts";
import { MOVING_STATUS_NAMES, MOVING_STATUSES, shownStatus } from "#app/rent/moves/moving-booking.ts";
import { type FilterField, withAll } from "#app/ui/table/filter-fields.tsx";

const fields = (): FilterField[] => [
	{
		name: "status",
		label: t.words.status,
		choices: withAll([...MOVING_STATUS_NAMES, "offered"] as const, (name) =>
			name === "offered"
				? shownStatus({ status: "pending", price_state: name }).label
				: MOVING_STATUSES[name].label,
		),
	},
	{
		name: "vehicle",
		label: t.fleet.vehicle,
		choices: withAll(VEHICLE_TYPE_NAMES, (name) => t.vehicleTypes.label[name]),
	},
	{
		name: "assignment",
		label: t.moveBoard.assign.title,
		choices: withAll(["unassigned"] as const, () => t.moveDashboard.views.unassigned),
	},
	{ name: "from", label: t.moveDashboard.filters.from },
	{ name: "to", label: t.moveDashboard.filters.to },
];

/** In the language of the page. */
export const movingFilterFields = () => ({ placeholder: t.moveDashboard.filters.search, fields: fields() });
