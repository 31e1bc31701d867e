import { OfficeNav } from "#app/ui/office-nav.tsx";

const PLACES = [
	["/owner/dashboard", "Today"],
	["/owner/manage-bookings", "Bookings"],
	["/owner/walk-in", "Walk-in"],
	["/owner/blocks", "Blocks"],
	["/list-new-hotel", "Hotels and rooms"],
	["/owner/inbox", "Inbox"],
	["/owner/invoices", "Invoices"],
	["/owner/statements", "Statements"],
	["/owner/reviews", "Reviews"],
] as const;

/** The pages that a colleague at the desk works with. */
const AT_DESK = ["/owner/dashboard", "/owner/manage-bookings", "/owner/walk-in", "/owner/inbox"];

type Place = (typeof PLACES)[number][0];

/** `isDeskOnly`: for colleagues who manage no hotel. */
export function OwnerNav({ here, isDeskOnly = false }: { here: Place; isDeskOnly?: boolean }) {
	const pages = isDeskOnly ? PLACES.filter(([path]) => AT_DESK.includes(path)) : PLACES;
	return <OfficeNav label="Hotel desk" pages={pages} here={here} />;
}
