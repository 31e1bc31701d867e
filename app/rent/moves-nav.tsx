import { OfficeNav } from "#app/ui/office-nav.tsx";

const PLACES = [
	["/trucking-dashboard", "Bookings"],
	["/trucking-dashboard/day", "Day"],
	["/trucking-dashboard/vehicles", "Vehicles"],
	["/trucking-dashboard/drivers", "Drivers"],
	["/trucking-dashboard/rates", "Rates"],
	["/trucking-dashboard/reviews", "Reviews"],
	["/trucking-dashboard/analytics", "Analytics"],
] as const;

/** The navigation of the moving service's back office. `here` is the path of the current page. */
export function MovesNav({ here }: { here: (typeof PLACES)[number][0] }) {
	return <OfficeNav label="Moving service" pages={PLACES} here={here} />;
}
