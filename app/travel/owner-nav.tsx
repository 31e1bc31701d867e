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

export function OwnerNav({ here }: { here: (typeof PLACES)[number][0] }) {
	return <OfficeNav label="Hotel desk" pages={PLACES} here={here} />;
}
