import { maskId } from "#app/common/masked-id.ts";
import type { Stay } from "#app/travel/nights/stay.ts";

/** A stay as URL fields. */
export const stayFields = ({ checkIn, checkOut, adults, children, rooms }: Stay): [string, string][] => [
	["checkIn", checkIn],
	["checkOut", checkOut],
	["adults", String(adults)],
	["children", String(children)],
	["rooms", String(rooms)],
];

/** `checkIn=2026-12-04&checkOut=…&adults=2&children=0&rooms=1` */
export const stayQuery = (stay: Stay): string => new URLSearchParams(stayFields(stay)).toString();

/** The path of a hotel and its rooms, for a stay, or a query of `stayQuery`, if there is one. */
export const hotelPath = (hotelId: number, stay?: Stay | string | null): string =>
	`/rooms/${maskId(hotelId)}${stay ? `?${typeof stay === "string" ? stay : stayQuery(stay)}` : ""}`;

/** The checkout of a room for a stay. */
export const checkoutRoomPath = (roomId: number, stay: Stay): string =>
	`/checkout-room?room=${maskId(roomId)}&${stayQuery(stay)}`;
