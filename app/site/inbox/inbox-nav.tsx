import { DashboardNav } from "#app/shop/dashboard-nav.tsx";
import { OwnerNav } from "#app/travel/owner-nav.tsx";

/** The navigation of the desk that an inbox belongs to. */
export const InboxNav = ({ isHotel, isDeskOnly }: { isHotel: boolean; isDeskOnly?: boolean }) =>
	isHotel ? (
		<OwnerNav here="/owner/inbox" isDeskOnly={isDeskOnly ?? false} />
	) : (
		<DashboardNav here="/inbox" />
	);
