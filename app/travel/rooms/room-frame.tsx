import type { ReactNode } from "react";
import { type FramedRoom, hotelEditPath, roomEditPath } from "#app/travel/hotels/owned.ts";
import { ArchivedBadge } from "#app/travel/hotels/ui/hotel-frame.tsx";
import { OwnerNav } from "#app/travel/owner-nav.tsx";
import { EditFrame } from "#app/ui/edit-frame.tsx";

const PAGES = [
	["", "Details"],
	["/photos", "Photos"],
	["/calendar", "Prices and closures"],
	["/calendars", "Other calendars"],
] as const;

type RoomFrameProps = { room: FramedRoom; here: (typeof PAGES)[number][0]; children: ReactNode };

export function RoomFrame({ room, here, children }: RoomFrameProps) {
	return (
		<>
			<OwnerNav here="/list-new-hotel" />
			<EditFrame
				back={{ href: `${hotelEditPath(room.hotel_id)}/rooms`, label: `Rooms of ${room.hotel_name}` }}
				title={room.name}
				sub={room.archived_at === null ? room.hotel_name : <ArchivedBadge />}
				label="Room pages"
				path={roomEditPath(room.id)}
				pages={PAGES}
				here={here}
			>
				{children}
			</EditFrame>
		</>
	);
}
