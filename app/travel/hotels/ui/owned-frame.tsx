import type { ReactNode } from "react";
import type { Owned } from "#app/travel/hotels/owned.ts";
import { RoomFrame } from "#app/travel/rooms/room-frame.tsx";
import { HotelFrame } from "./hotel-frame.tsx";

export function OwnedFrame({
	owned,
	here,
	children,
}: {
	owned: Owned;
	here: "" | "/photos";
	children: ReactNode;
}) {
	return owned.kind === "hotel" ? (
		<HotelFrame hotel={owned.hotel} here={here}>
			{children}
		</HotelFrame>
	) : (
		<RoomFrame room={owned.room} here={here}>
			{children}
		</RoomFrame>
	);
}
