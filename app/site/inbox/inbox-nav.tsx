import { DashboardNav } from "#app/shop/dashboard-nav.tsx";
import { OwnerNav } from "#app/travel/owner-nav.tsx";

/** The navigation of the desk that an inbox belongs to. */
export const InboxNav = ({ isHotel }: { isHotel: boolean }) =>
	isHotel ? <OwnerNav here="/owner/inbox" /> : <DashboardNav here="/inbox" />;
