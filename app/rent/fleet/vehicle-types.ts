import { t } from "#app/common/language/messages.ts";
import type { VehicleType } from "#db/schema/rent.ts";

export const VEHICLE_TYPE_NAMES = ["truck", "loader"] as const satisfies VehicleType[];

/** The choices of a field, in the language of the page. */
export const vehicleTypeChoices = () =>
	VEHICLE_TYPE_NAMES.map((value) => ({
		value,
		label: t.vehicleTypes.label[value],
		hint: t.vehicleTypes.hint[value],
		icon: value,
	}));
