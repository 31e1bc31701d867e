import type { ReactNode } from "react";
import { HOTEL_STATES, type HotelStatus } from "#app/travel/hotels/hotel-states.ts";
import { type FramedHotel, hotelEditPath } from "#app/travel/hotels/owned.ts";
import { hotelPath } from "#app/travel/search/hotel-path.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import { EditFrame } from "./edit-frame.tsx";

const PAGES = [
	["", "Details"],
	["/photos", "Photos"],
	["/rooms", "Rooms"],
] as const;

type HotelFrameProps = { hotel: FramedHotel; here: (typeof PAGES)[number][0]; children: ReactNode };

export function HotelFrame({ hotel, here, children }: HotelFrameProps) {
	const isOpen = hotel.status === "approved" && hotel.archived_at === null;
	return (
		<EditFrame
			back={{ href: "/list-new-hotel", label: "Your hotels" }}
			title={hotel.name}
			sub={<HotelBadge status={hotel.status} isArchived={hotel.archived_at !== null} />}
			action={
				isOpen ? (
					<ButtonLink href={hotelPath(hotel.id)} variant="plain" dense>
						See it as guests do
					</ButtonLink>
				) : null
			}
			label="This hotel"
			path={hotelEditPath(hotel.id)}
			pages={PAGES}
			here={here}
		>
			{children}
		</EditFrame>
	);
}

export function HotelBadge({ status, isArchived }: { status: HotelStatus; isArchived: boolean }) {
	if (isArchived) return <ArchivedBadge />;
	const { tone, icon, label } = HOTEL_STATES[status];
	return (
		<StatusBadge tone={tone} icon={icon}>
			{label}
		</StatusBadge>
	);
}

export function ArchivedBadge() {
	return (
		<StatusBadge tone="grey" icon="inbox">
			Archived
		</StatusBadge>
	);
}
