import { t } from "#app/common/language/messages.ts";
import { BOOKING_STATES, BOOKING_STATUS_NAMES } from "#app/travel/stays/booking-states.ts";
import { type FilterField, withAll } from "#app/ui/table/filter-fields.tsx";

/** The filters of a list of bookings; by hotel (masked ids) only if there are several. */
export function bookingFilterFields(hotels: readonly { id: string; name: string }[]) {
	const names = new Map(hotels.map(({ id, name }) => [id, name]));
	const fields: FilterField[] = [
		{
			name: "status",
			label: t.stayList.status,
			choices: withAll(BOOKING_STATUS_NAMES, (status) => BOOKING_STATES[status].label),
		},
		...(hotels.length > 1
			? [
					{
						name: "hotel",
						label: t.stayList.hotel,
						choices: withAll([...names.keys()], (id) => names.get(id) ?? ""),
					},
				]
			: []),
		{ name: "from", label: t.stayList.checkInFrom },
		{ name: "to", label: t.stayList.checkInUntil },
	];
	return { placeholder: t.stayList.placeholder, fields };
}
